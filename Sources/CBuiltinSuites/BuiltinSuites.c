// Generated from the names in Suites/ by Scripts/embed-suites: run that, and do not change this file.

#include "CBuiltinSuites.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file_0[] = {
#embed "../../Suites/Conformance/AL/Badge.xib"
};
static const unsigned char file_1[] = {
#embed "../../Suites/Conformance/AL/Banner.xib"
};
static const unsigned char file_2[] = {
#embed "../../Suites/Conformance/AL/BaselineTwins.xib"
};
static const unsigned char file_3[] = {
#embed "../../Suites/Conformance/AL/Changed.xib"
};
static const unsigned char file_4[] = {
#embed "../../Suites/Conformance/AL/Changing.xib"
};
static const unsigned char file_5[] = {
#embed "../../Suites/Conformance/AL/Checkmark.xib"
};
static const unsigned char file_6[] = {
#embed "../../Suites/Conformance/AL/Constraints.xib"
};
static const unsigned char file_7[] = {
#embed "../../Suites/Conformance/AL/Corners.xib"
};
static const unsigned char file_8[] = {
#embed "../../Suites/Conformance/AL/Depths.xib"
};
static const unsigned char file_9[] = {
#embed "../../Suites/Conformance/AL/DetailButton.xib"
};
static const unsigned char file_10[] = {
#embed "../../Suites/Conformance/AL/DetailDisclosureButton.xib"
};
static const unsigned char file_11[] = {
#embed "../../Suites/Conformance/AL/Diagnosed.xib"
};
static const unsigned char file_12[] = {
#embed "../../Suites/Conformance/AL/Directions.xib"
};
static const unsigned char file_13[] = {
#embed "../../Suites/Conformance/AL/DisclosureIndicator.xib"
};
static const unsigned char file_14[] = {
#embed "../../Suites/Conformance/AL/EdgeGuides.storyboard"
};
static const unsigned char file_15[] = {
#embed "../../Suites/Conformance/AL/Edges.xib"
};
static const unsigned char file_16[] = {
#embed "../../Suites/Conformance/AL/EditedRow.xib"
};
static const unsigned char file_17[] = {
#embed "../../Suites/Conformance/AL/Fit.xib"
};
static const unsigned char file_18[] = {
#embed "../../Suites/Conformance/AL/Formats.xib"
};
static const unsigned char file_19[] = {
#embed "../../Suites/Conformance/AL/Ingredients.xib"
};
static const unsigned char file_20[] = {
#embed "../../Suites/Conformance/AL/Least.xib"
};
static const unsigned char file_21[] = {
#embed "../../Suites/Conformance/AL/Limits.xib"
};
static const unsigned char file_22[] = {
#embed "../../Suites/Conformance/AL/LongName.xib"
};
static const unsigned char file_23[] = {
#embed "../../Suites/Conformance/AL/Margins.xib"
};
static const unsigned char file_24[] = {
#embed "../../Suites/Conformance/AL/Masks.xib"
};
static const unsigned char file_25[] = {
#embed "../../Suites/Conformance/AL/Matrix-attributes.xib"
};
static const unsigned char file_26[] = {
#embed "../../Suites/Conformance/AL/Matrix-contents.xib"
};
static const unsigned char file_27[] = {
#embed "../../Suites/Conformance/AL/Matrix-height.xib"
};
static const unsigned char file_28[] = {
#embed "../../Suites/Conformance/AL/Matrix-width.xib"
};
static const unsigned char file_29[] = {
#embed "../../Suites/Conformance/AL/Nested.xib"
};
static const unsigned char file_30[] = {
#embed "../../Suites/Conformance/AL/NestedSafeAreas.xib"
};
static const unsigned char file_31[] = {
#embed "../../Suites/Conformance/AL/OwnAccessory.xib"
};
static const unsigned char file_32[] = {
#embed "../../Suites/Conformance/AL/PreservedEdges.xib"
};
static const unsigned char file_33[] = {
#embed "../../Suites/Conformance/AL/Preserving.xib"
};
static const unsigned char file_34[] = {
#embed "../../Suites/Conformance/AL/Quarrel.xib"
};
static const unsigned char file_35[] = {
#embed "../../Suites/Conformance/AL/Rows.xib"
};
static const unsigned char file_36[] = {
#embed "../../Suites/Conformance/AL/Scrolls.xib"
};
static const unsigned char file_37[] = {
#embed "../../Suites/Conformance/AL/SizeClass.xib"
};
static const unsigned char file_38[] = {
#embed "../../Suites/Conformance/AL/Snapshots/matrix/each-pair-of-attributes.frames.xml"
};
static const unsigned char file_39[] = {
#embed "../../Suites/Conformance/AL/Snapshots/matrix/priorities-of-contents.frames.xml"
};
static const unsigned char file_40[] = {
#embed "../../Suites/Conformance/AL/Snapshots/matrix/relations-and-priorities-along-x.frames.xml"
};
static const unsigned char file_41[] = {
#embed "../../Suites/Conformance/AL/Snapshots/matrix/relations-and-priorities-along-y.frames.xml"
};
static const unsigned char file_42[] = {
#embed "../../Suites/Conformance/AL/Snapshots/twins-that-change/a-constant-of-one-twin.twins.xml"
};
static const unsigned char file_43[] = {
#embed "../../Suites/Conformance/AL/Snapshots/twins-that-change/a-custom-spacing-of-one-twin.twins.xml"
};
static const unsigned char file_44[] = {
#embed "../../Suites/Conformance/AL/Snapshots/twins-that-change/a-distribution-of-one-twin.twins.xml"
};
static const unsigned char file_45[] = {
#embed "../../Suites/Conformance/AL/Snapshots/twins-that-change/a-frame-that-a-mask-keeps-of-one-twin.twins.xml"
};
static const unsigned char file_46[] = {
#embed "../../Suites/Conformance/AL/Snapshots/twins-that-change/a-further-constraint-of-one-twin.twins.xml"
};
static const unsigned char file_47[] = {
#embed "../../Suites/Conformance/AL/Snapshots/twins-that-change/a-hidden-view-of-one-twin.twins.xml"
};
static const unsigned char file_48[] = {
#embed "../../Suites/Conformance/AL/Snapshots/twins-that-change/a-longer-text-of-one-twin.twins.xml"
};
static const unsigned char file_49[] = {
#embed "../../Suites/Conformance/AL/Snapshots/twins-that-change/a-priority-of-one-twin.twins.xml"
};
static const unsigned char file_50[] = {
#embed "../../Suites/Conformance/AL/Snapshots/twins-that-change/a-size-of-its-own-of-one-twin.twins.xml"
};
static const unsigned char file_51[] = {
#embed "../../Suites/Conformance/AL/Snapshots/twins-that-change/a-spacing-of-one-twin.twins.xml"
};
static const unsigned char file_52[] = {
#embed "../../Suites/Conformance/AL/Snapshots/twins-that-change/an-alignment-of-one-twin.twins.xml"
};
static const unsigned char file_53[] = {
#embed "../../Suites/Conformance/AL/Snapshots/twins-that-change/an-axis-of-one-twin.twins.xml"
};
static const unsigned char file_54[] = {
#embed "../../Suites/Conformance/AL/Snapshots/twins-that-change/an-inactive-constraint-of-one-twin.twins.xml"
};
static const unsigned char file_55[] = {
#embed "../../Suites/Conformance/AL/Snapshots/twins-that-change/equal-lengths-of-one-twin.twins.xml"
};
static const unsigned char file_56[] = {
#embed "../../Suites/Conformance/AL/Snapshots/twins-that-change/no-text-of-one-twin.twins.xml"
};
static const unsigned char file_57[] = {
#embed "../../Suites/Conformance/AL/Snapshots/twins-that-change/proportional-lengths-of-one-twin.twins.xml"
};
static const unsigned char file_58[] = {
#embed "../../Suites/Conformance/AL/Snapshots/twins-that-change/the-last-baselines-of-one-twin.twins.xml"
};
static const unsigned char file_59[] = {
#embed "../../Suites/Conformance/AL/TextRow.xib"
};
static const unsigned char file_60[] = {
#embed "../../Suites/Conformance/AL/TextRowBeside.xib"
};
static const unsigned char file_61[] = {
#embed "../../Suites/Conformance/AL/TextRowLost.xib"
};
static const unsigned char file_62[] = {
#embed "../../Suites/Conformance/AL/TextRowWeak.xib"
};
static const unsigned char file_63[] = {
#embed "../../Suites/Conformance/AL/Turning.xib"
};
static const unsigned char file_64[] = {
#embed "../../Suites/Conformance/AL/Twins.xib"
};
static const unsigned char file_65[] = {
#embed "../../Suites/Conformance/AL/Variation.xib"
};
static const unsigned char file_66[] = {
#embed "../../Suites/Conformance/AL/Weak.xib"
};
static const unsigned char file_67[] = {
#embed "../../Suites/Conformance/AL/accessories-ios7.xml"
};
static const unsigned char file_68[] = {
#embed "../../Suites/Conformance/AL/accessories.xml"
};
static const unsigned char file_69[] = {
#embed "../../Suites/Conformance/AL/activated-again.xml"
};
static const unsigned char file_70[] = {
#embed "../../Suites/Conformance/AL/anchor-limits.xml"
};
static const unsigned char file_71[] = {
#embed "../../Suites/Conformance/AL/anchors-of-texts.xml"
};
static const unsigned char file_72[] = {
#embed "../../Suites/Conformance/AL/banners.xml"
};
static const unsigned char file_73[] = {
#embed "../../Suites/Conformance/AL/changes.xml"
};
static const unsigned char file_74[] = {
#embed "../../Suites/Conformance/AL/constraints.xml"
};
static const unsigned char file_75[] = {
#embed "../../Suites/Conformance/AL/corners.xml"
};
static const unsigned char file_76[] = {
#embed "../../Suites/Conformance/AL/depths.xml"
};
static const unsigned char file_77[] = {
#embed "../../Suites/Conformance/AL/diagnoses.xml"
};
static const unsigned char file_78[] = {
#embed "../../Suites/Conformance/AL/directions.xml"
};
static const unsigned char file_79[] = {
#embed "../../Suites/Conformance/AL/edge-guides.xml"
};
static const unsigned char file_80[] = {
#embed "../../Suites/Conformance/AL/edges.xml"
};
static const unsigned char file_81[] = {
#embed "../../Suites/Conformance/AL/fitting-sizes.xml"
};
static const unsigned char file_82[] = {
#embed "../../Suites/Conformance/AL/format-mistakes.xml"
};
static const unsigned char file_83[] = {
#embed "../../Suites/Conformance/AL/formats.xml"
};
static const unsigned char file_84[] = {
#embed "../../Suites/Conformance/AL/from-scratch.xml"
};
static const unsigned char file_85[] = {
#embed "../../Suites/Conformance/AL/guides.xml"
};
static const unsigned char file_86[] = {
#embed "../../Suites/Conformance/AL/heights-that-texts-need.xml"
};
static const unsigned char file_87[] = {
#embed "../../Suites/Conformance/AL/insets-and-contents.xml"
};
static const unsigned char file_88[] = {
#embed "../../Suites/Conformance/AL/instances.xml"
};
static const unsigned char file_89[] = {
#embed "../../Suites/Conformance/AL/later-sizes.xml"
};
static const unsigned char file_90[] = {
#embed "../../Suites/Conformance/AL/limits.xml"
};
static const unsigned char file_91[] = {
#embed "../../Suites/Conformance/AL/logged-ios15.xml"
};
static const unsigned char file_92[] = {
#embed "../../Suites/Conformance/AL/logged.xml"
};
static const unsigned char file_93[] = {
#embed "../../Suites/Conformance/AL/margins-said-twice.xml"
};
static const unsigned char file_94[] = {
#embed "../../Suites/Conformance/AL/margins.xml"
};
static const unsigned char file_95[] = {
#embed "../../Suites/Conformance/AL/masks.xml"
};
static const unsigned char file_96[] = {
#embed "../../Suites/Conformance/AL/matrix.xml"
};
static const unsigned char file_97[] = {
#embed "../../Suites/Conformance/AL/moved-views.xml"
};
static const unsigned char file_98[] = {
#embed "../../Suites/Conformance/AL/nested-safe-areas.xml"
};
static const unsigned char file_99[] = {
#embed "../../Suites/Conformance/AL/one-constraint.xml"
};
static const unsigned char file_100[] = {
#embed "../../Suites/Conformance/AL/one-ingredient.xml"
};
static const unsigned char file_101[] = {
#embed "../../Suites/Conformance/AL/order-and-margins.xml"
};
static const unsigned char file_102[] = {
#embed "../../Suites/Conformance/AL/preserved-edges.xml"
};
static const unsigned char file_103[] = {
#embed "../../Suites/Conformance/AL/refused-constraints.xml"
};
static const unsigned char file_104[] = {
#embed "../../Suites/Conformance/AL/removed-views.xml"
};
static const unsigned char file_105[] = {
#embed "../../Suites/Conformance/AL/rows-with-separators.xml"
};
static const unsigned char file_106[] = {
#embed "../../Suites/Conformance/AL/safe-areas.xml"
};
static const unsigned char file_107[] = {
#embed "../../Suites/Conformance/AL/scroll-guides.xml"
};
static const unsigned char file_108[] = {
#embed "../../Suites/Conformance/AL/single-margins.xml"
};
static const unsigned char file_109[] = {
#embed "../../Suites/Conformance/AL/text-rows.xml"
};
static const unsigned char file_110[] = {
#embed "../../Suites/Conformance/AL/turned-signs.xml"
};
static const unsigned char file_111[] = {
#embed "../../Suites/Conformance/AL/turned-tables.xml"
};
static const unsigned char file_112[] = {
#embed "../../Suites/Conformance/AL/twins-that-change.xml"
};
static const unsigned char file_113[] = {
#embed "../../Suites/Conformance/AL/twins.xml"
};
static const unsigned char file_114[] = {
#embed "../../Suites/Conformance/AL/whose-constraint-ios11.xml"
};
static const unsigned char file_115[] = {
#embed "../../Suites/Conformance/AL/whose-constraint.xml"
};
static const unsigned char file_116[] = {
#embed "../../Suites/Conformance/CT/Bars.xib"
};
static const unsigned char file_117[] = {
#embed "../../Suites/Conformance/CT/Configured.xib"
};
static const unsigned char file_118[] = {
#embed "../../Suites/Conformance/CT/Controls.xib"
};
static const unsigned char file_119[] = {
#embed "../../Suites/Conformance/CT/EarInChain.xib"
};
static const unsigned char file_120[] = {
#embed "../../Suites/Conformance/CT/Ears.xib"
};
static const unsigned char file_121[] = {
#embed "../../Suites/Conformance/CT/Events.xib"
};
static const unsigned char file_122[] = {
#embed "../../Suites/Conformance/CT/Fields.xib"
};
static const unsigned char file_123[] = {
#embed "../../Suites/Conformance/CT/Item.xib"
};
static const unsigned char file_124[] = {
#embed "../../Suites/Conformance/CT/Knobs.xib"
};
static const unsigned char file_125[] = {
#embed "../../Suites/Conformance/CT/Panel.xib"
};
static const unsigned char file_126[] = {
#embed "../../Suites/Conformance/CT/Sizes.xib"
};
static const unsigned char file_127[] = {
#embed "../../Suites/Conformance/CT/States.xib"
};
static const unsigned char file_128[] = {
#embed "../../Suites/Conformance/CT/TabItem.xib"
};
static const unsigned char file_129[] = {
#embed "../../Suites/Conformance/CT/Tapped.xib"
};
static const unsigned char file_130[] = {
#embed "../../Suites/Conformance/CT/Titles.xib"
};
static const unsigned char file_131[] = {
#embed "../../Suites/Conformance/CT/Touches.xib"
};
static const unsigned char file_132[] = {
#embed "../../Suites/Conformance/CT/Wrapping.xib"
};
static const unsigned char file_133[] = {
#embed "../../Suites/Conformance/CT/bar-buttons.xml"
};
static const unsigned char file_134[] = {
#embed "../../Suites/Conformance/CT/bars-ios7.xml"
};
static const unsigned char file_135[] = {
#embed "../../Suites/Conformance/CT/bars.xml"
};
static const unsigned char file_136[] = {
#embed "../../Suites/Conformance/CT/changed-by-code.xml"
};
static const unsigned char file_137[] = {
#embed "../../Suites/Conformance/CT/closures.xml"
};
static const unsigned char file_138[] = {
#embed "../../Suites/Conformance/CT/controls.xml"
};
static const unsigned char file_139[] = {
#embed "../../Suites/Conformance/CT/documents.xml"
};
static const unsigned char file_140[] = {
#embed "../../Suites/Conformance/CT/edited-fields.xml"
};
static const unsigned char file_141[] = {
#embed "../../Suites/Conformance/CT/ends-of-editing.xml"
};
static const unsigned char file_142[] = {
#embed "../../Suites/Conformance/CT/events.xml"
};
static const unsigned char file_143[] = {
#embed "../../Suites/Conformance/CT/how-views-begin.xml"
};
static const unsigned char file_144[] = {
#embed "../../Suites/Conformance/CT/items-of-bars.xml"
};
static const unsigned char file_145[] = {
#embed "../../Suites/Conformance/CT/knobs.xml"
};
static const unsigned char file_146[] = {
#embed "../../Suites/Conformance/CT/made-by-code.xml"
};
static const unsigned char file_147[] = {
#embed "../../Suites/Conformance/CT/parts-of-fields.xml"
};
static const unsigned char file_148[] = {
#embed "../../Suites/Conformance/CT/parts.xml"
};
static const unsigned char file_149[] = {
#embed "../../Suites/Conformance/CT/sizes-by-code.xml"
};
static const unsigned char file_150[] = {
#embed "../../Suites/Conformance/CT/sizes-ios7.xml"
};
static const unsigned char file_151[] = {
#embed "../../Suites/Conformance/CT/sizes-that-follow.xml"
};
static const unsigned char file_152[] = {
#embed "../../Suites/Conformance/CT/sizes.xml"
};
static const unsigned char file_153[] = {
#embed "../../Suites/Conformance/CT/states-and-targets.xml"
};
static const unsigned char file_154[] = {
#embed "../../Suites/Conformance/CT/states-that-go.xml"
};
static const unsigned char file_155[] = {
#embed "../../Suites/Conformance/CT/taken-away.xml"
};
static const unsigned char file_156[] = {
#embed "../../Suites/Conformance/CT/tapped-by-fingers.xml"
};
static const unsigned char file_157[] = {
#embed "../../Suites/Conformance/CT/targets-that-are-gone.xml"
};
static const unsigned char file_158[] = {
#embed "../../Suites/Conformance/CT/touches.xml"
};
static const unsigned char file_159[] = {
#embed "../../Suites/Conformance/CT/wheels.xml"
};
static const unsigned char file_160[] = {
#embed "../../Suites/Conformance/CT/wrapping-steppers.xml"
};
static const unsigned char file_161[] = {
#embed "../../Suites/Conformance/CV/LabelledItem.xib"
};
static const unsigned char file_162[] = {
#embed "../../Suites/Conformance/CV/announced-in-rows.xml"
};
static const unsigned char file_163[] = {
#embed "../../Suites/Conformance/CV/answers-of-layouts.xml"
};
static const unsigned char file_164[] = {
#embed "../../Suites/Conformance/CV/applied-and-asked.xml"
};
static const unsigned char file_165[] = {
#embed "../../Suites/Conformance/CV/as-the-data-gets-them.xml"
};
static const unsigned char file_166[] = {
#embed "../../Suites/Conformance/CV/asked-by-code.xml"
};
static const unsigned char file_167[] = {
#embed "../../Suites/Conformance/CV/asked-of-layouts.xml"
};
static const unsigned char file_168[] = {
#embed "../../Suites/Conformance/CV/asked-of-snapshots.xml"
};
static const unsigned char file_169[] = {
#embed "../../Suites/Conformance/CV/asked-when-needed.xml"
};
static const unsigned char file_170[] = {
#embed "../../Suites/Conformance/CV/attributes-of-headers.xml"
};
static const unsigned char file_171[] = {
#embed "../../Suites/Conformance/CV/attributes.xml"
};
static const unsigned char file_172[] = {
#embed "../../Suites/Conformance/CV/backgrounds-and-edges.xml"
};
static const unsigned char file_173[] = {
#embed "../../Suites/Conformance/CV/backgrounds-by-code.xml"
};
static const unsigned char file_174[] = {
#embed "../../Suites/Conformance/CV/bare-layout.xml"
};
static const unsigned char file_175[] = {
#embed "../../Suites/Conformance/CV/batches.xml"
};
static const unsigned char file_176[] = {
#embed "../../Suites/Conformance/CV/between-two-layouts.xml"
};
static const unsigned char file_177[] = {
#embed "../../Suites/Conformance/CV/cells-of-registrations.xml"
};
static const unsigned char file_178[] = {
#embed "../../Suites/Conformance/CV/changesets.xml"
};
static const unsigned char file_179[] = {
#embed "../../Suites/Conformance/CV/collection-headers-footers.xml"
};
static const unsigned char file_180[] = {
#embed "../../Suites/Conformance/CV/collection-updates.xml"
};
static const unsigned char file_181[] = {
#embed "../../Suites/Conformance/CV/collections.xml"
};
static const unsigned char file_182[] = {
#embed "../../Suites/Conformance/CV/configuration-handlers.xml"
};
static const unsigned char file_183[] = {
#embed "../../Suites/Conformance/CV/configured-cells.xml"
};
static const unsigned char file_184[] = {
#embed "../../Suites/Conformance/CV/custom-layouts.xml"
};
static const unsigned char file_185[] = {
#embed "../../Suites/Conformance/CV/data.xml"
};
static const unsigned char file_186[] = {
#embed "../../Suites/Conformance/CV/differences.xml"
};
static const unsigned char file_187[] = {
#embed "../../Suites/Conformance/CV/dragging.xml"
};
static const unsigned char file_188[] = {
#embed "../../Suites/Conformance/CV/drags-over-several.xml"
};
static const unsigned char file_189[] = {
#embed "../../Suites/Conformance/CV/during-calls.xml"
};
static const unsigned char file_190[] = {
#embed "../../Suites/Conformance/CV/ended-movements.xml"
};
static const unsigned char file_191[] = {
#embed "../../Suites/Conformance/CV/ends-of-both-directions.xml"
};
static const unsigned char file_192[] = {
#embed "../../Suites/Conformance/CV/equal-attributes.xml"
};
static const unsigned char file_193[] = {
#embed "../../Suites/Conformance/CV/focus-and-editing.xml"
};
static const unsigned char file_194[] = {
#embed "../../Suites/Conformance/CV/frames-that-views-get.xml"
};
static const unsigned char file_195[] = {
#embed "../../Suites/Conformance/CV/held-among-sections.xml"
};
static const unsigned char file_196[] = {
#embed "../../Suites/Conformance/CV/held-among-sizes.xml"
};
static const unsigned char file_197[] = {
#embed "../../Suites/Conformance/CV/held-in-front.xml"
};
static const unsigned char file_198[] = {
#embed "../../Suites/Conformance/CV/held-items.xml"
};
static const unsigned char file_199[] = {
#embed "../../Suites/Conformance/CV/items-of-list-layouts.xml"
};
static const unsigned char file_200[] = {
#embed "../../Suites/Conformance/CV/layouts-that-hear.xml"
};
static const unsigned char file_201[] = {
#embed "../../Suites/Conformance/CV/layouts-that-left.xml"
};
static const unsigned char file_202[] = {
#embed "../../Suites/Conformance/CV/layouts.xml"
};
static const unsigned char file_203[] = {
#embed "../../Suites/Conformance/CV/logged-ios15.xml"
};
static const unsigned char file_204[] = {
#embed "../../Suites/Conformance/CV/logged-ios16.xml"
};
static const unsigned char file_205[] = {
#embed "../../Suites/Conformance/CV/logged-ios18.xml"
};
static const unsigned char file_206[] = {
#embed "../../Suites/Conformance/CV/logged-ios7.xml"
};
static const unsigned char file_207[] = {
#embed "../../Suites/Conformance/CV/logged.xml"
};
static const unsigned char file_208[] = {
#embed "../../Suites/Conformance/CV/many-items.xml"
};
static const unsigned char file_209[] = {
#embed "../../Suites/Conformance/CV/masks-of-headers-ios11.xml"
};
static const unsigned char file_210[] = {
#embed "../../Suites/Conformance/CV/masks-of-headers.xml"
};
static const unsigned char file_211[] = {
#embed "../../Suites/Conformance/CV/menus-and-pans.xml"
};
static const unsigned char file_212[] = {
#embed "../../Suites/Conformance/CV/moves-and-layouts.xml"
};
static const unsigned char file_213[] = {
#embed "../../Suites/Conformance/CV/new-sizes.xml"
};
static const unsigned char file_214[] = {
#embed "../../Suites/Conformance/CV/one-axis-at-a-time.xml"
};
static const unsigned char file_215[] = {
#embed "../../Suites/Conformance/CV/one-name-in-each-pool.xml"
};
static const unsigned char file_216[] = {
#embed "../../Suites/Conformance/CV/other-methods.xml"
};
static const unsigned char file_217[] = {
#embed "../../Suites/Conformance/CV/other-ways.xml"
};
static const unsigned char file_218[] = {
#embed "../../Suites/Conformance/CV/outlines-and-identifiers.xml"
};
static const unsigned char file_219[] = {
#embed "../../Suites/Conformance/CV/outlines.xml"
};
static const unsigned char file_220[] = {
#embed "../../Suites/Conformance/CV/parts-of-items.xml"
};
static const unsigned char file_221[] = {
#embed "../../Suites/Conformance/CV/passes.xml"
};
static const unsigned char file_222[] = {
#embed "../../Suites/Conformance/CV/primary-actions.xml"
};
static const unsigned char file_223[] = {
#embed "../../Suites/Conformance/CV/rare-combinations.xml"
};
static const unsigned char file_224[] = {
#embed "../../Suites/Conformance/CV/reconfigured.xml"
};
static const unsigned char file_225[] = {
#embed "../../Suites/Conformance/CV/refusals.xml"
};
static const unsigned char file_226[] = {
#embed "../../Suites/Conformance/CV/refused-touches.xml"
};
static const unsigned char file_227[] = {
#embed "../../Suites/Conformance/CV/releases.xml"
};
static const unsigned char file_228[] = {
#embed "../../Suites/Conformance/CV/reordered-snapshots.xml"
};
static const unsigned char file_229[] = {
#embed "../../Suites/Conformance/CV/rules-of-collections.xml"
};
static const unsigned char file_230[] = {
#embed "../../Suites/Conformance/CV/scrolling-to-items.xml"
};
static const unsigned char file_231[] = {
#embed "../../Suites/Conformance/CV/settled-first.xml"
};
static const unsigned char file_232[] = {
#embed "../../Suites/Conformance/CV/several-at-once.xml"
};
static const unsigned char file_233[] = {
#embed "../../Suites/Conformance/CV/snapshots-as-batches.xml"
};
static const unsigned char file_234[] = {
#embed "../../Suites/Conformance/CV/snapshots-of-ios14.xml"
};
static const unsigned char file_235[] = {
#embed "../../Suites/Conformance/CV/snapshots.xml"
};
static const unsigned char file_236[] = {
#embed "../../Suites/Conformance/CV/texts-of-counts.xml"
};
static const unsigned char file_237[] = {
#embed "../../Suites/Conformance/CV/texts-of-ios15.xml"
};
static const unsigned char file_238[] = {
#embed "../../Suites/Conformance/CV/texts-of-ios16.xml"
};
static const unsigned char file_239[] = {
#embed "../../Suites/Conformance/CV/texts-of-ios17.xml"
};
static const unsigned char file_240[] = {
#embed "../../Suites/Conformance/CV/told-by-code.xml"
};
static const unsigned char file_241[] = {
#embed "../../Suites/Conformance/CV/touches.xml"
};
static const unsigned char file_242[] = {
#embed "../../Suites/Conformance/CV/transitions.xml"
};
static const unsigned char file_243[] = {
#embed "../../Suites/Conformance/CV/views-that-calls-carry.xml"
};
static const unsigned char file_244[] = {
#embed "../../Suites/Conformance/CV/views-without-size.xml"
};
static const unsigned char file_245[] = {
#embed "../../Suites/Conformance/CV/walks.xml"
};
static const unsigned char file_246[] = {
#embed "../../Suites/Conformance/CV/what-a-layout-leaves-behind.xml"
};
static const unsigned char file_247[] = {
#embed "../../Suites/Conformance/CV/what-stays-from-before.xml"
};
static const unsigned char file_248[] = {
#embed "../../Suites/Conformance/CV/whole-traces.xml"
};
static const unsigned char file_249[] = {
#embed "../../Suites/Conformance/CV/wider-than-the-view.xml"
};
static const unsigned char file_250[] = {
#embed "../../Suites/Conformance/DV/Plate.xib"
};
static const unsigned char file_251[] = {
#embed "../../Suites/Conformance/DV/decorations-exactly.xml"
};
static const unsigned char file_252[] = {
#embed "../../Suites/Conformance/DV/decorations.xml"
};
static const unsigned char file_253[] = {
#embed "../../Suites/Conformance/DV/logged.xml"
};
static const unsigned char file_254[] = {
#embed "../../Suites/Conformance/FL/HighHeader.xib"
};
static const unsigned char file_255[] = {
#embed "../../Suites/Conformance/FL/asserted-by-libraries.xml"
};
static const unsigned char file_256[] = {
#embed "../../Suites/Conformance/FL/beyond-the-usual.xml"
};
static const unsigned char file_257[] = {
#embed "../../Suites/Conformance/FL/changed-by-code.xml"
};
static const unsigned char file_258[] = {
#embed "../../Suites/Conformance/FL/changes-to-lines.xml"
};
static const unsigned char file_259[] = {
#embed "../../Suites/Conformance/FL/changing-room.xml"
};
static const unsigned char file_260[] = {
#embed "../../Suites/Conformance/FL/empty-and-too-wide.xml"
};
static const unsigned char file_261[] = {
#embed "../../Suites/Conformance/FL/flow-layout.xml"
};
static const unsigned char file_262[] = {
#embed "../../Suites/Conformance/FL/invalidations.xml"
};
static const unsigned char file_263[] = {
#embed "../../Suites/Conformance/FL/logged-ios15.xml"
};
static const unsigned char file_264[] = {
#embed "../../Suites/Conformance/FL/logged-ios7.xml"
};
static const unsigned char file_265[] = {
#embed "../../Suites/Conformance/FL/logged.xml"
};
static const unsigned char file_266[] = {
#embed "../../Suites/Conformance/FL/matrix.xml"
};
static const unsigned char file_267[] = {
#embed "../../Suites/Conformance/FL/measured-one-by-one.xml"
};
static const unsigned char file_268[] = {
#embed "../../Suites/Conformance/FL/measured-out-of-sight.xml"
};
static const unsigned char file_269[] = {
#embed "../../Suites/Conformance/FL/overlapping-lines.xml"
};
static const unsigned char file_270[] = {
#embed "../../Suites/Conformance/FL/sections.xml"
};
static const unsigned char file_271[] = {
#embed "../../Suites/Conformance/FL/small-items-ios7.xml"
};
static const unsigned char file_272[] = {
#embed "../../Suites/Conformance/FL/smaller-than-the-properties.xml"
};
static const unsigned char file_273[] = {
#embed "../../Suites/Conformance/FL/stuck-and-sized.xml"
};
static const unsigned char file_274[] = {
#embed "../../Suites/Conformance/FL/varied-lines.xml"
};
static const unsigned char file_275[] = {
#embed "../../Suites/Conformance/FR/fetched-again.xml"
};
static const unsigned char file_276[] = {
#embed "../../Suites/Conformance/FR/fetched-results.xml"
};
static const unsigned char file_277[] = {
#embed "../../Suites/Conformance/FR/several-at-once.xml"
};
static const unsigned char file_278[] = {
#embed "../../Suites/Conformance/FR/told-at-the-next-turn.xml"
};
static const unsigned char file_279[] = {
#embed "../../Suites/Conformance/IX/footers.xml"
};
static const unsigned char file_280[] = {
#embed "../../Suites/Conformance/IX/updates.xml"
};
static const unsigned char file_281[] = {
#embed "../../Suites/Conformance/IX/whole-batches.xml"
};
static const unsigned char file_282[] = {
#embed "../../Suites/Conformance/Lists/before-the-layout.xml"
};
static const unsigned char file_283[] = {
#embed "../../Suites/Conformance/Lists/between-insets.xml"
};
static const unsigned char file_284[] = {
#embed "../../Suites/Conformance/Lists/data-sources.xml"
};
static const unsigned char file_285[] = {
#embed "../../Suites/Conformance/Lists/defaults.xml"
};
static const unsigned char file_286[] = {
#embed "../../Suites/Conformance/Lists/editing.xml"
};
static const unsigned char file_287[] = {
#embed "../../Suites/Conformance/Lists/focus-that-returns.xml"
};
static const unsigned char file_288[] = {
#embed "../../Suites/Conformance/Lists/ios15.xml"
};
static const unsigned char file_289[] = {
#embed "../../Suites/Conformance/Lists/ios16.xml"
};
static const unsigned char file_290[] = {
#embed "../../Suites/Conformance/Lists/ios17.xml"
};
static const unsigned char file_291[] = {
#embed "../../Suites/Conformance/Lists/out-of-reach.xml"
};
static const unsigned char file_292[] = {
#embed "../../Suites/Conformance/Lists/policies.xml"
};
static const unsigned char file_293[] = {
#embed "../../Suites/Conformance/Lists/reloads-in-each-state.xml"
};
static const unsigned char file_294[] = {
#embed "../../Suites/Conformance/Lists/remembered-focus.xml"
};
static const unsigned char file_295[] = {
#embed "../../Suites/Conformance/Lists/rules-of-answers.xml"
};
static const unsigned char file_296[] = {
#embed "../../Suites/Conformance/Lists/rules-of-updates.xml"
};
static const unsigned char file_297[] = {
#embed "../../Suites/Conformance/Lists/set-again.xml"
};
static const unsigned char file_298[] = {
#embed "../../Suites/Conformance/Lists/snapshots-before-ios15.xml"
};
static const unsigned char file_299[] = {
#embed "../../Suites/Conformance/Lists/states-that-follow.xml"
};
static const unsigned char file_300[] = {
#embed "../../Suites/Conformance/Lists/what-steps-cost.xml"
};
static const unsigned char file_301[] = {
#embed "../../Suites/Conformance/Lists/with-animation-and-without.xml"
};
static const unsigned char file_302[] = {
#embed "../../Suites/Conformance/Lists/without-animations.xml"
};
static const unsigned char file_303[] = {
#embed "../../Suites/Conformance/NB/Appended.xib"
};
static const unsigned char file_304[] = {
#embed "../../Suites/Conformance/NB/AppendedLater.xib"
};
static const unsigned char file_305[] = {
#embed "../../Suites/Conformance/NB/AppendedPanel.xib"
};
static const unsigned char file_306[] = {
#embed "../../Suites/Conformance/NB/Attributed.xib"
};
static const unsigned char file_307[] = {
#embed "../../Suites/Conformance/NB/BarItems.xib"
};
static const unsigned char file_308[] = {
#embed "../../Suites/Conformance/NB/BareTable.xib"
};
static const unsigned char file_309[] = {
#embed "../../Suites/Conformance/NB/Barred.xib"
};
static const unsigned char file_310[] = {
#embed "../../Suites/Conformance/NB/CellWithRecogniser.xib"
};
static const unsigned char file_311[] = {
#embed "../../Suites/Conformance/NB/Copied.xib"
};
static const unsigned char file_312[] = {
#embed "../../Suites/Conformance/NB/DeclaredKinds.xib"
};
static const unsigned char file_313[] = {
#embed "../../Suites/Conformance/NB/DerivedDeclared.xib"
};
static const unsigned char file_314[] = {
#embed "../../Suites/Conformance/NB/EachCell.xib"
};
static const unsigned char file_315[] = {
#embed "../../Suites/Conformance/NB/EachKey.xib"
};
static const unsigned char file_316[] = {
#embed "../../Suites/Conformance/NB/EachList.xib"
};
static const unsigned char file_317[] = {
#embed "../../Suites/Conformance/NB/EachWord.xib"
};
static const unsigned char file_318[] = {
#embed "../../Suites/Conformance/NB/EmptyItem.xib"
};
static const unsigned char file_319[] = {
#embed "../../Suites/Conformance/NB/EmptyRow.xib"
};
static const unsigned char file_320[] = {
#embed "../../Suites/Conformance/NB/EngineOutlets.xib"
};
static const unsigned char file_321[] = {
#embed "../../Suites/Conformance/NB/Everything.xib"
};
static const unsigned char file_322[] = {
#embed "../../Suites/Conformance/NB/Externals.xib"
};
static const unsigned char file_323[] = {
#embed "../../Suites/Conformance/NB/Families.xib"
};
static const unsigned char file_324[] = {
#embed "../../Suites/Conformance/NB/FarOutlets.xib"
};
static const unsigned char file_325[] = {
#embed "../../Suites/Conformance/NB/Flows.storyboard"
};
static const unsigned char file_326[] = {
#embed "../../Suites/Conformance/NB/Gallery.storyboard"
};
static const unsigned char file_327[] = {
#embed "../../Suites/Conformance/NB/Gallery.xib"
};
static const unsigned char file_328[] = {
#embed "../../Suites/Conformance/NB/HeaderPaths.xib"
};
static const unsigned char file_329[] = {
#embed "../../Suites/Conformance/NB/HelpedViewController.xib"
};
static const unsigned char file_330[] = {
#embed "../../Suites/Conformance/NB/Home.storyboard"
};
static const unsigned char file_331[] = {
#embed "../../Suites/Conformance/NB/Keys.xib"
};
static const unsigned char file_332[] = {
#embed "../../Suites/Conformance/NB/LampViewController.xib"
};
static const unsigned char file_333[] = {
#embed "../../Suites/Conformance/NB/Layered.storyboard"
};
static const unsigned char file_334[] = {
#embed "../../Suites/Conformance/NB/Layers.xib"
};
static const unsigned char file_335[] = {
#embed "../../Suites/Conformance/NB/LayoutKeys.xib"
};
static const unsigned char file_336[] = {
#embed "../../Suites/Conformance/NB/Ledge.xib"
};
static const unsigned char file_337[] = {
#embed "../../Suites/Conformance/NB/Looks.xib"
};
static const unsigned char file_338[] = {
#embed "../../Suites/Conformance/NB/Misplaced.xib"
};
static const unsigned char file_339[] = {
#embed "../../Suites/Conformance/NB/Namespaces.xib"
};
static const unsigned char file_340[] = {
#embed "../../Suites/Conformance/NB/Numbers.xib"
};
static const unsigned char file_341[] = {
#embed "../../Suites/Conformance/NB/OwnKeys.xib"
};
static const unsigned char file_342[] = {
#embed "../../Suites/Conformance/NB/Parts.xib"
};
static const unsigned char file_343[] = {
#embed "../../Suites/Conformance/NB/Paths.xib"
};
static const unsigned char file_344[] = {
#embed "../../Suites/Conformance/NB/Pickers.xib"
};
static const unsigned char file_345[] = {
#embed "../../Suites/Conformance/NB/Placeheld.xib"
};
static const unsigned char file_346[] = {
#embed "../../Suites/Conformance/NB/Plain.xib"
};
static const unsigned char file_347[] = {
#embed "../../Suites/Conformance/NB/Presented.storyboard"
};
static const unsigned char file_348[] = {
#embed "../../Suites/Conformance/NB/ProfileView.xib"
};
static const unsigned char file_349[] = {
#embed "../../Suites/Conformance/NB/Prototypes.xib"
};
static const unsigned char file_350[] = {
#embed "../../Suites/Conformance/NB/Ranges.xib"
};
static const unsigned char file_351[] = {
#embed "../../Suites/Conformance/NB/Recognisers.xib"
};
static const unsigned char file_352[] = {
#embed "../../Suites/Conformance/NB/Referred.storyboard"
};
static const unsigned char file_353[] = {
#embed "../../Suites/Conformance/NB/Referring.storyboard"
};
static const unsigned char file_354[] = {
#embed "../../Suites/Conformance/NB/Resources.xib"
};
static const unsigned char file_355[] = {
#embed "../../Suites/Conformance/NB/Roles.xib"
};
static const unsigned char file_356[] = {
#embed "../../Suites/Conformance/NB/Said.storyboard"
};
static const unsigned char file_357[] = {
#embed "../../Suites/Conformance/NB/Said.xib"
};
static const unsigned char file_358[] = {
#embed "../../Suites/Conformance/NB/Scenes.storyboard"
};
static const unsigned char file_359[] = {
#embed "../../Suites/Conformance/NB/Screens.storyboard"
};
static const unsigned char file_360[] = {
#embed "../../Suites/Conformance/NB/Settings.xib"
};
static const unsigned char file_361[] = {
#embed "../../Suites/Conformance/NB/ShelfView.xib"
};
static const unsigned char file_362[] = {
#embed "../../Suites/Conformance/NB/ShelfViewController.xib"
};
static const unsigned char file_363[] = {
#embed "../../Suites/Conformance/NB/Siblings.storyboard"
};
static const unsigned char file_364[] = {
#embed "../../Suites/Conformance/NB/Snapshots/everything/each-control-has-its-values.controls.xml"
};
static const unsigned char file_365[] = {
#embed "../../Suites/Conformance/NB/Standing.storyboard"
};
static const unsigned char file_366[] = {
#embed "../../Suites/Conformance/NB/Stranger.xib"
};
static const unsigned char file_367[] = {
#embed "../../Suites/Conformance/NB/Strangers.xib"
};
static const unsigned char file_368[] = {
#embed "../../Suites/Conformance/NB/StyledCells.xib"
};
static const unsigned char file_369[] = {
#embed "../../Suites/Conformance/NB/TextTraits.xib"
};
static const unsigned char file_370[] = {
#embed "../../Suites/Conformance/NB/Tied.xib"
};
static const unsigned char file_371[] = {
#embed "../../Suites/Conformance/NB/Touched.xib"
};
static const unsigned char file_372[] = {
#embed "../../Suites/Conformance/NB/Tray.xib"
};
static const unsigned char file_373[] = {
#embed "../../Suites/Conformance/NB/Twice.xib"
};
static const unsigned char file_374[] = {
#embed "../../Suites/Conformance/NB/Unknown.xib"
};
static const unsigned char file_375[] = {
#embed "../../Suites/Conformance/NB/Unnamed.xib"
};
static const unsigned char file_376[] = {
#embed "../../Suites/Conformance/NB/Values.xib"
};
static const unsigned char file_377[] = {
#embed "../../Suites/Conformance/NB/Wired.storyboard"
};
static const unsigned char file_378[] = {
#embed "../../Suites/Conformance/NB/WrongDeclared.xib"
};
static const unsigned char file_379[] = {
#embed "../../Suites/Conformance/NB/badges.xml"
};
static const unsigned char file_380[] = {
#embed "../../Suites/Conformance/NB/bare.xml"
};
static const unsigned char file_381[] = {
#embed "../../Suites/Conformance/NB/children-that-hear.xml"
};
static const unsigned char file_382[] = {
#embed "../../Suites/Conformance/NB/constraints-read.xml"
};
static const unsigned char file_383[] = {
#embed "../../Suites/Conformance/NB/copies.xml"
};
static const unsigned char file_384[] = {
#embed "../../Suites/Conformance/NB/declared-kinds.xml"
};
static const unsigned char file_385[] = {
#embed "../../Suites/Conformance/NB/each-word.xml"
};
static const unsigned char file_386[] = {
#embed "../../Suites/Conformance/NB/empty-identifiers.xml"
};
static const unsigned char file_387[] = {
#embed "../../Suites/Conformance/NB/engine-outlets.xml"
};
static const unsigned char file_388[] = {
#embed "../../Suites/Conformance/NB/everything.xml"
};
static const unsigned char file_389[] = {
#embed "../../Suites/Conformance/NB/exact-names.xml"
};
static const unsigned char file_390[] = {
#embed "../../Suites/Conformance/NB/families.xml"
};
static const unsigned char file_391[] = {
#embed "../../Suites/Conformance/NB/far-outlets.xml"
};
static const unsigned char file_392[] = {
#embed "../../Suites/Conformance/NB/kept-beside-the-view.xml"
};
static const unsigned char file_393[] = {
#embed "../../Suites/Conformance/NB/keys-of-layout.xml"
};
static const unsigned char file_394[] = {
#embed "../../Suites/Conformance/NB/keys.xml"
};
static const unsigned char file_395[] = {
#embed "../../Suites/Conformance/NB/kinds-of-outlets.xml"
};
static const unsigned char file_396[] = {
#embed "../../Suites/Conformance/NB/kinds-of-values.xml"
};
static const unsigned char file_397[] = {
#embed "../../Suites/Conformance/NB/list-attributes.xml"
};
static const unsigned char file_398[] = {
#embed "../../Suites/Conformance/NB/logged-ios7.xml"
};
static const unsigned char file_399[] = {
#embed "../../Suites/Conformance/NB/logged.xml"
};
static const unsigned char file_400[] = {
#embed "../../Suites/Conformance/NB/looks.xml"
};
static const unsigned char file_401[] = {
#embed "../../Suites/Conformance/NB/misplaced-classes.xml"
};
static const unsigned char file_402[] = {
#embed "../../Suites/Conformance/NB/nib-loading.xml"
};
static const unsigned char file_403[] = {
#embed "../../Suites/Conformance/NB/nib-registration.xml"
};
static const unsigned char file_404[] = {
#embed "../../Suites/Conformance/NB/numbers-and-flags.xml"
};
static const unsigned char file_405[] = {
#embed "../../Suites/Conformance/NB/objects-from-outside.xml"
};
static const unsigned char file_406[] = {
#embed "../../Suites/Conformance/NB/objects.xml"
};
static const unsigned char file_407[] = {
#embed "../../Suites/Conformance/NB/own-keys.xml"
};
static const unsigned char file_408[] = {
#embed "../../Suites/Conformance/NB/parts.xml"
};
static const unsigned char file_409[] = {
#embed "../../Suites/Conformance/NB/pickers-and-fields.xml"
};
static const unsigned char file_410[] = {
#embed "../../Suites/Conformance/NB/placeholders.xml"
};
static const unsigned char file_411[] = {
#embed "../../Suites/Conformance/NB/prototypes-of-collections.xml"
};
static const unsigned char file_412[] = {
#embed "../../Suites/Conformance/NB/recogniser-settings.xml"
};
static const unsigned char file_413[] = {
#embed "../../Suites/Conformance/NB/references.xml"
};
static const unsigned char file_414[] = {
#embed "../../Suites/Conformance/NB/resources.xml"
};
static const unsigned char file_415[] = {
#embed "../../Suites/Conformance/NB/roles.xml"
};
static const unsigned char file_416[] = {
#embed "../../Suites/Conformance/NB/said-by-documents.xml"
};
static const unsigned char file_417[] = {
#embed "../../Suites/Conformance/NB/scenes.xml"
};
static const unsigned char file_418[] = {
#embed "../../Suites/Conformance/NB/screens.xml"
};
static const unsigned char file_419[] = {
#embed "../../Suites/Conformance/NB/settings.xml"
};
static const unsigned char file_420[] = {
#embed "../../Suites/Conformance/NB/static-tables-stay.xml"
};
static const unsigned char file_421[] = {
#embed "../../Suites/Conformance/NB/static-tables.xml"
};
static const unsigned char file_422[] = {
#embed "../../Suites/Conformance/NB/stored-outlets.xml"
};
static const unsigned char file_423[] = {
#embed "../../Suites/Conformance/NB/storyboards.xml"
};
static const unsigned char file_424[] = {
#embed "../../Suites/Conformance/NB/styled-cells.xml"
};
static const unsigned char file_425[] = {
#embed "../../Suites/Conformance/NB/swift-classes.xml"
};
static const unsigned char file_426[] = {
#embed "../../Suites/Conformance/NB/targets-of-bar-items.xml"
};
static const unsigned char file_427[] = {
#embed "../../Suites/Conformance/NB/text-traits.xml"
};
static const unsigned char file_428[] = {
#embed "../../Suites/Conformance/NB/touches.xml"
};
static const unsigned char file_429[] = {
#embed "../../Suites/Conformance/NB/twice.xml"
};
static const unsigned char file_430[] = {
#embed "../../Suites/Conformance/NB/values.xml"
};
static const unsigned char file_431[] = {
#embed "../../Suites/Conformance/NB/wired.xml"
};
static const unsigned char file_432[] = {
#embed "../../Suites/Conformance/RC/Replaced.xib"
};
static const unsigned char file_433[] = {
#embed "../../Suites/Conformance/RC/controls-of-any-height.xml"
};
static const unsigned char file_434[] = {
#embed "../../Suites/Conformance/RC/inset-of-a-control-that-goes.xml"
};
static const unsigned char file_435[] = {
#embed "../../Suites/Conformance/RC/refreshing-ios6.xml"
};
static const unsigned char file_436[] = {
#embed "../../Suites/Conformance/RC/refreshing.xml"
};
static const unsigned char file_437[] = {
#embed "../../Suites/Conformance/RC/replaced.xml"
};
static const unsigned char file_438[] = {
#embed "../../Suites/Conformance/RC/short-content.xml"
};
static const unsigned char file_439[] = {
#embed "../../Suites/Conformance/RC/taken-away.xml"
};
static const unsigned char file_440[] = {
#embed "../../Suites/Conformance/RC/the-same-control-again.xml"
};
static const unsigned char file_441[] = {
#embed "../../Suites/Conformance/ST/Baselines.xib"
};
static const unsigned char file_442[] = {
#embed "../../Suites/Conformance/ST/Columns.xib"
};
static const unsigned char file_443[] = {
#embed "../../Suites/Conformance/ST/Growing.xib"
};
static const unsigned char file_444[] = {
#embed "../../Suites/Conformance/ST/Hidden.xib"
};
static const unsigned char file_445[] = {
#embed "../../Suites/Conformance/ST/Matrix-equalCentering.xib"
};
static const unsigned char file_446[] = {
#embed "../../Suites/Conformance/ST/Matrix-equalSpacing.xib"
};
static const unsigned char file_447[] = {
#embed "../../Suites/Conformance/ST/Matrix-fill.xib"
};
static const unsigned char file_448[] = {
#embed "../../Suites/Conformance/ST/Matrix-fillEqually.xib"
};
static const unsigned char file_449[] = {
#embed "../../Suites/Conformance/ST/Matrix-fillProportionally.xib"
};
static const unsigned char file_450[] = {
#embed "../../Suites/Conformance/ST/Matrix-hidden.xib"
};
static const unsigned char file_451[] = {
#embed "../../Suites/Conformance/ST/Matrix-margins.xib"
};
static const unsigned char file_452[] = {
#embed "../../Suites/Conformance/ST/Matrix-natural.xib"
};
static const unsigned char file_453[] = {
#embed "../../Suites/Conformance/ST/Preserved.xib"
};
static const unsigned char file_454[] = {
#embed "../../Suites/Conformance/ST/RightToLeft.xib"
};
static const unsigned char file_455[] = {
#embed "../../Suites/Conformance/ST/RowInARow.xib"
};
static const unsigned char file_456[] = {
#embed "../../Suites/Conformance/ST/Sharing.xib"
};
static const unsigned char file_457[] = {
#embed "../../Suites/Conformance/ST/Sizes.xib"
};
static const unsigned char file_458[] = {
#embed "../../Suites/Conformance/ST/Snapshots/matrix/equalCentering-in-each-way.stacks.xml"
};
static const unsigned char file_459[] = {
#embed "../../Suites/Conformance/ST/Snapshots/matrix/equalSpacing-in-each-way.stacks.xml"
};
static const unsigned char file_460[] = {
#embed "../../Suites/Conformance/ST/Snapshots/matrix/fill-in-each-way.stacks.xml"
};
static const unsigned char file_461[] = {
#embed "../../Suites/Conformance/ST/Snapshots/matrix/fillEqually-in-each-way.stacks.xml"
};
static const unsigned char file_462[] = {
#embed "../../Suites/Conformance/ST/Snapshots/matrix/fillProportionally-in-each-way.stacks.xml"
};
static const unsigned char file_463[] = {
#embed "../../Suites/Conformance/ST/Snapshots/matrix/hidden-in-each-way.stacks.xml"
};
static const unsigned char file_464[] = {
#embed "../../Suites/Conformance/ST/Snapshots/matrix/margins-in-each-way.stacks.xml"
};
static const unsigned char file_465[] = {
#embed "../../Suites/Conformance/ST/Snapshots/matrix/natural-in-each-way.stacks.xml"
};
static const unsigned char file_466[] = {
#embed "../../Suites/Conformance/ST/Stacks.xib"
};
static const unsigned char file_467[] = {
#embed "../../Suites/Conformance/ST/SystemSpacing.xib"
};
static const unsigned char file_468[] = {
#embed "../../Suites/Conformance/ST/across-another.xml"
};
static const unsigned char file_469[] = {
#embed "../../Suites/Conformance/ST/arranged-by-code.xml"
};
static const unsigned char file_470[] = {
#embed "../../Suites/Conformance/ST/baselines.xml"
};
static const unsigned char file_471[] = {
#embed "../../Suites/Conformance/ST/columns.xml"
};
static const unsigned char file_472[] = {
#embed "../../Suites/Conformance/ST/empty-stacks.xml"
};
static const unsigned char file_473[] = {
#embed "../../Suites/Conformance/ST/growing.xml"
};
static const unsigned char file_474[] = {
#embed "../../Suites/Conformance/ST/hidden-by-code.xml"
};
static const unsigned char file_475[] = {
#embed "../../Suites/Conformance/ST/hidden-places.xml"
};
static const unsigned char file_476[] = {
#embed "../../Suites/Conformance/ST/hidden-shares.xml"
};
static const unsigned char file_477[] = {
#embed "../../Suites/Conformance/ST/instances.xml"
};
static const unsigned char file_478[] = {
#embed "../../Suites/Conformance/ST/margins-by-code.xml"
};
static const unsigned char file_479[] = {
#embed "../../Suites/Conformance/ST/matrix.xml"
};
static const unsigned char file_480[] = {
#embed "../../Suites/Conformance/ST/natural-lengths.xml"
};
static const unsigned char file_481[] = {
#embed "../../Suites/Conformance/ST/own-sizes.xml"
};
static const unsigned char file_482[] = {
#embed "../../Suites/Conformance/ST/preserved-margins.xml"
};
static const unsigned char file_483[] = {
#embed "../../Suites/Conformance/ST/right-to-left.xml"
};
static const unsigned char file_484[] = {
#embed "../../Suites/Conformance/ST/row-in-a-row.xml"
};
static const unsigned char file_485[] = {
#embed "../../Suites/Conformance/ST/stacks.xml"
};
static const unsigned char file_486[] = {
#embed "../../Suites/Conformance/ST/system-spacing.xml"
};
static const unsigned char file_487[] = {
#embed "../../Suites/Conformance/ST/taken-out.xml"
};
static const unsigned char file_488[] = {
#embed "../../Suites/Conformance/SV/Scrolls.xib"
};
static const unsigned char file_489[] = {
#embed "../../Suites/Conformance/SV/animated-scrolls.xml"
};
static const unsigned char file_490[] = {
#embed "../../Suites/Conformance/SV/bounces.xml"
};
static const unsigned char file_491[] = {
#embed "../../Suites/Conformance/SV/ends-of-scrolling.xml"
};
static const unsigned char file_492[] = {
#embed "../../Suites/Conformance/SV/paging.xml"
};
static const unsigned char file_493[] = {
#embed "../../Suites/Conformance/SV/rows-on-the-way-back.xml"
};
static const unsigned char file_494[] = {
#embed "../../Suites/Conformance/SV/safe-areas.xml"
};
static const unsigned char file_495[] = {
#embed "../../Suites/Conformance/SV/shown-rectangles.xml"
};
static const unsigned char file_496[] = {
#embed "../../Suites/Conformance/SV/told-with-numbers.xml"
};
static const unsigned char file_497[] = {
#embed "../../Suites/Conformance/SV/while-it-moves.xml"
};
static const unsigned char file_498[] = {
#embed "../../Suites/Conformance/SV/zooming.xml"
};
static const unsigned char file_499[] = {
#embed "../../Suites/Conformance/TV/AccessoryCheckmark.xib"
};
static const unsigned char file_500[] = {
#embed "../../Suites/Conformance/TV/AccessoryDetail.xib"
};
static const unsigned char file_501[] = {
#embed "../../Suites/Conformance/TV/AccessoryDetailDisclosure.xib"
};
static const unsigned char file_502[] = {
#embed "../../Suites/Conformance/TV/AccessoryDisclosure.xib"
};
static const unsigned char file_503[] = {
#embed "../../Suites/Conformance/TV/AccessoryViews.storyboard"
};
static const unsigned char file_504[] = {
#embed "../../Suites/Conformance/TV/AccessoryWhileEditing.xib"
};
static const unsigned char file_505[] = {
#embed "../../Suites/Conformance/TV/BackTable.xib"
};
static const unsigned char file_506[] = {
#embed "../../Suites/Conformance/TV/TextHeader.xib"
};
static const unsigned char file_507[] = {
#embed "../../Suites/Conformance/TV/accessory-views.xml"
};
static const unsigned char file_508[] = {
#embed "../../Suites/Conformance/TV/after-it-was-done.xml"
};
static const unsigned char file_509[] = {
#embed "../../Suites/Conformance/TV/answers-by-row.xml"
};
static const unsigned char file_510[] = {
#embed "../../Suites/Conformance/TV/asked-by-code.xml"
};
static const unsigned char file_511[] = {
#embed "../../Suites/Conformance/TV/asked-while-laid-out-ios11.xml"
};
static const unsigned char file_512[] = {
#embed "../../Suites/Conformance/TV/asked-while-laid-out.xml"
};
static const unsigned char file_513[] = {
#embed "../../Suites/Conformance/TV/backgrounds.xml"
};
static const unsigned char file_514[] = {
#embed "../../Suites/Conformance/TV/batches-in-batches.xml"
};
static const unsigned char file_515[] = {
#embed "../../Suites/Conformance/TV/before-the-next-layout.xml"
};
static const unsigned char file_516[] = {
#embed "../../Suites/Conformance/TV/changesets.xml"
};
static const unsigned char file_517[] = {
#embed "../../Suites/Conformance/TV/configured-cells.xml"
};
static const unsigned char file_518[] = {
#embed "../../Suites/Conformance/TV/content-beside-accessories.xml"
};
static const unsigned char file_519[] = {
#embed "../../Suites/Conformance/TV/contents-of-other-kinds.xml"
};
static const unsigned char file_520[] = {
#embed "../../Suites/Conformance/TV/controllers.xml"
};
static const unsigned char file_521[] = {
#embed "../../Suites/Conformance/TV/delete-buttons.xml"
};
static const unsigned char file_522[] = {
#embed "../../Suites/Conformance/TV/drags-over-several.xml"
};
static const unsigned char file_523[] = {
#embed "../../Suites/Conformance/TV/during-calls.xml"
};
static const unsigned char file_524[] = {
#embed "../../Suites/Conformance/TV/edges-of-inset-groups.xml"
};
static const unsigned char file_525[] = {
#embed "../../Suites/Conformance/TV/editing-as-rows-come.xml"
};
static const unsigned char file_526[] = {
#embed "../../Suites/Conformance/TV/editing-by-code.xml"
};
static const unsigned char file_527[] = {
#embed "../../Suites/Conformance/TV/editing.xml"
};
static const unsigned char file_528[] = {
#embed "../../Suites/Conformance/TV/ends-and-tall-headers.xml"
};
static const unsigned char file_529[] = {
#embed "../../Suites/Conformance/TV/estimates-by-the-delegate.xml"
};
static const unsigned char file_530[] = {
#embed "../../Suites/Conformance/TV/estimates-while-rows-change.xml"
};
static const unsigned char file_531[] = {
#embed "../../Suites/Conformance/TV/estimates.xml"
};
static const unsigned char file_532[] = {
#embed "../../Suites/Conformance/TV/focus-and-hovering.xml"
};
static const unsigned char file_533[] = {
#embed "../../Suites/Conformance/TV/headers-and-footers.xml"
};
static const unsigned char file_534[] = {
#embed "../../Suites/Conformance/TV/heights-that-hold.xml"
};
static const unsigned char file_535[] = {
#embed "../../Suites/Conformance/TV/heights-without-estimates.xml"
};
static const unsigned char file_536[] = {
#embed "../../Suites/Conformance/TV/inset-groups-wrap.xml"
};
static const unsigned char file_537[] = {
#embed "../../Suites/Conformance/TV/ios15.xml"
};
static const unsigned char file_538[] = {
#embed "../../Suites/Conformance/TV/ios6.xml"
};
static const unsigned char file_539[] = {
#embed "../../Suites/Conformance/TV/late-settings.xml"
};
static const unsigned char file_540[] = {
#embed "../../Suites/Conformance/TV/logged-ios15.xml"
};
static const unsigned char file_541[] = {
#embed "../../Suites/Conformance/TV/logged-ios16.xml"
};
static const unsigned char file_542[] = {
#embed "../../Suites/Conformance/TV/logged-ios17.xml"
};
static const unsigned char file_543[] = {
#embed "../../Suites/Conformance/TV/logged-ios26.xml"
};
static const unsigned char file_544[] = {
#embed "../../Suites/Conformance/TV/logged-ios6.xml"
};
static const unsigned char file_545[] = {
#embed "../../Suites/Conformance/TV/logged-ios7.xml"
};
static const unsigned char file_546[] = {
#embed "../../Suites/Conformance/TV/logged.xml"
};
static const unsigned char file_547[] = {
#embed "../../Suites/Conformance/TV/many-rows-at-once.xml"
};
static const unsigned char file_548[] = {
#embed "../../Suites/Conformance/TV/masks-of-contents-ios7.xml"
};
static const unsigned char file_549[] = {
#embed "../../Suites/Conformance/TV/masks-of-contents.xml"
};
static const unsigned char file_550[] = {
#embed "../../Suites/Conformance/TV/menus-and-swipes.xml"
};
static const unsigned char file_551[] = {
#embed "../../Suites/Conformance/TV/menus-before-ios15.xml"
};
static const unsigned char file_552[] = {
#embed "../../Suites/Conformance/TV/modes-of-selection.xml"
};
static const unsigned char file_553[] = {
#embed "../../Suites/Conformance/TV/orders.xml"
};
static const unsigned char file_554[] = {
#embed "../../Suites/Conformance/TV/other-methods.xml"
};
static const unsigned char file_555[] = {
#embed "../../Suites/Conformance/TV/outside-the-window-ios11.xml"
};
static const unsigned char file_556[] = {
#embed "../../Suites/Conformance/TV/outside-the-window.xml"
};
static const unsigned char file_557[] = {
#embed "../../Suites/Conformance/TV/parts-by-code.xml"
};
static const unsigned char file_558[] = {
#embed "../../Suites/Conformance/TV/parts-while-editing.xml"
};
static const unsigned char file_559[] = {
#embed "../../Suites/Conformance/TV/primary-actions-ios15.xml"
};
static const unsigned char file_560[] = {
#embed "../../Suites/Conformance/TV/primary-actions.xml"
};
static const unsigned char file_561[] = {
#embed "../../Suites/Conformance/TV/properties-that-change.xml"
};
static const unsigned char file_562[] = {
#embed "../../Suites/Conformance/TV/rare-combinations.xml"
};
static const unsigned char file_563[] = {
#embed "../../Suites/Conformance/TV/read-back.xml"
};
static const unsigned char file_564[] = {
#embed "../../Suites/Conformance/TV/read-before-layout.xml"
};
static const unsigned char file_565[] = {
#embed "../../Suites/Conformance/TV/refusals.xml"
};
static const unsigned char file_566[] = {
#embed "../../Suites/Conformance/TV/reuse.xml"
};
static const unsigned char file_567[] = {
#embed "../../Suites/Conformance/TV/rows-and-geometry.xml"
};
static const unsigned char file_568[] = {
#embed "../../Suites/Conformance/TV/rows-announced-or-not.xml"
};
static const unsigned char file_569[] = {
#embed "../../Suites/Conformance/TV/rows-higher-than-the-table.xml"
};
static const unsigned char file_570[] = {
#embed "../../Suites/Conformance/TV/rows-of-snapshots-by-hand.xml"
};
static const unsigned char file_571[] = {
#embed "../../Suites/Conformance/TV/rows-that-decide.xml"
};
static const unsigned char file_572[] = {
#embed "../../Suites/Conformance/TV/rows-that-stay-selected.xml"
};
static const unsigned char file_573[] = {
#embed "../../Suites/Conformance/TV/rules-of-tables.xml"
};
static const unsigned char file_574[] = {
#embed "../../Suites/Conformance/TV/screens.xml"
};
static const unsigned char file_575[] = {
#embed "../../Suites/Conformance/TV/scrolling-and-index.xml"
};
static const unsigned char file_576[] = {
#embed "../../Suites/Conformance/TV/sections-of-each-kind.xml"
};
static const unsigned char file_577[] = {
#embed "../../Suites/Conformance/TV/sections-that-shift.xml"
};
static const unsigned char file_578[] = {
#embed "../../Suites/Conformance/TV/selection.xml"
};
static const unsigned char file_579[] = {
#embed "../../Suites/Conformance/TV/self-sizing.xml"
};
static const unsigned char file_580[] = {
#embed "../../Suites/Conformance/TV/shown-or-not-yet.xml"
};
static const unsigned char file_581[] = {
#embed "../../Suites/Conformance/TV/small-differences.xml"
};
static const unsigned char file_582[] = {
#embed "../../Suites/Conformance/TV/snapshots-of-ios14.xml"
};
static const unsigned char file_583[] = {
#embed "../../Suites/Conformance/TV/snapshots.xml"
};
static const unsigned char file_584[] = {
#embed "../../Suites/Conformance/TV/standard-rows-of-several-lines.xml"
};
static const unsigned char file_585[] = {
#embed "../../Suites/Conformance/TV/states-of-cells.xml"
};
static const unsigned char file_586[] = {
#embed "../../Suites/Conformance/TV/static-rows-by-hand.xml"
};
static const unsigned char file_587[] = {
#embed "../../Suites/Conformance/TV/sticking.xml"
};
static const unsigned char file_588[] = {
#embed "../../Suites/Conformance/TV/styles-of-contents.xml"
};
static const unsigned char file_589[] = {
#embed "../../Suites/Conformance/TV/styles-of-rows.xml"
};
static const unsigned char file_590[] = {
#embed "../../Suites/Conformance/TV/swipes-ios7.xml"
};
static const unsigned char file_591[] = {
#embed "../../Suites/Conformance/TV/swipes-that-are-over.xml"
};
static const unsigned char file_592[] = {
#embed "../../Suites/Conformance/TV/table-data.xml"
};
static const unsigned char file_593[] = {
#embed "../../Suites/Conformance/TV/table-headers-footers.xml"
};
static const unsigned char file_594[] = {
#embed "../../Suites/Conformance/TV/table-rows.xml"
};
static const unsigned char file_595[] = {
#embed "../../Suites/Conformance/TV/table-touches.xml"
};
static const unsigned char file_596[] = {
#embed "../../Suites/Conformance/TV/table-traces.xml"
};
static const unsigned char file_597[] = {
#embed "../../Suites/Conformance/TV/table-updates.xml"
};
static const unsigned char file_598[] = {
#embed "../../Suites/Conformance/TV/the-second-as-well.xml"
};
static const unsigned char file_599[] = {
#embed "../../Suites/Conformance/TV/titles-ios6.xml"
};
static const unsigned char file_600[] = {
#embed "../../Suites/Conformance/TV/titles.xml"
};
static const unsigned char file_601[] = {
#embed "../../Suites/Conformance/TV/told-of-less-ios17.xml"
};
static const unsigned char file_602[] = {
#embed "../../Suites/Conformance/TV/told-to-cells.xml"
};
static const unsigned char file_603[] = {
#embed "../../Suites/Conformance/TV/touches-that-last.xml"
};
static const unsigned char file_604[] = {
#embed "../../Suites/Conformance/TV/updates-without-data.xml"
};
static const unsigned char file_605[] = {
#embed "../../Suites/Conformance/TV/updates.xml"
};
static const unsigned char file_606[] = {
#embed "../../Suites/Conformance/TV/views-that-calls-carry.xml"
};
static const unsigned char file_607[] = {
#embed "../../Suites/Conformance/TV/walks.xml"
};
static const unsigned char file_608[] = {
#embed "../../Suites/Conformance/TV/what-reuse-takes-along.xml"
};
static const unsigned char file_609[] = {
#embed "../../Suites/Conformance/TV/what-stays-from-before.xml"
};
static const unsigned char file_610[] = {
#embed "../../Suites/Conformance/TV/whole-traces.xml"
};
static const unsigned char file_611[] = {
#embed "../../Suites/Conformance/TX/Breaks.xib"
};
static const unsigned char file_612[] = {
#embed "../../Suites/Conformance/TX/FontNames.xib"
};
static const unsigned char file_613[] = {
#embed "../../Suites/Conformance/TX/Kinds.xib"
};
static const unsigned char file_614[] = {
#embed "../../Suites/Conformance/TX/Matrix.xib"
};
static const unsigned char file_615[] = {
#embed "../../Suites/Conformance/TX/Preferred.xib"
};
static const unsigned char file_616[] = {
#embed "../../Suites/Conformance/TX/Snapshots/matrix/sizes-of-texts.sizes.xml"
};
static const unsigned char file_617[] = {
#embed "../../Suites/Conformance/TX/Styled.xib"
};
static const unsigned char file_618[] = {
#embed "../../Suites/Conformance/TX/Styles.xib"
};
static const unsigned char file_619[] = {
#embed "../../Suites/Conformance/TX/Tabs.xib"
};
static const unsigned char file_620[] = {
#embed "../../Suites/Conformance/TX/Texts.xib"
};
static const unsigned char file_621[] = {
#embed "../../Suites/Conformance/TX/breaks.xml"
};
static const unsigned char file_622[] = {
#embed "../../Suites/Conformance/TX/font-names.xml"
};
static const unsigned char file_623[] = {
#embed "../../Suites/Conformance/TX/kinds.xml"
};
static const unsigned char file_624[] = {
#embed "../../Suites/Conformance/TX/matrix.xml"
};
static const unsigned char file_625[] = {
#embed "../../Suites/Conformance/TX/places-in-texts.xml"
};
static const unsigned char file_626[] = {
#embed "../../Suites/Conformance/TX/plain-over-styled.xml"
};
static const unsigned char file_627[] = {
#embed "../../Suites/Conformance/TX/preferred.xml"
};
static const unsigned char file_628[] = {
#embed "../../Suites/Conformance/TX/shadows.xml"
};
static const unsigned char file_629[] = {
#embed "../../Suites/Conformance/TX/sizes-after-a-change.xml"
};
static const unsigned char file_630[] = {
#embed "../../Suites/Conformance/TX/styled-by-code.xml"
};
static const unsigned char file_631[] = {
#embed "../../Suites/Conformance/TX/styles.xml"
};
static const unsigned char file_632[] = {
#embed "../../Suites/Conformance/TX/texts.xml"
};
static const unsigned char file_633[] = {
#embed "../../Suites/Conformance/VC/Served.storyboard"
};
static const unsigned char file_634[] = {
#embed "../../Suites/Conformance/VC/alerts.xml"
};
static const unsigned char file_635[] = {
#embed "../../Suites/Conformance/VC/animated-or-not.xml"
};
static const unsigned char file_636[] = {
#embed "../../Suites/Conformance/VC/appearing-together.xml"
};
static const unsigned char file_637[] = {
#embed "../../Suites/Conformance/VC/bars-and-safe-areas.xml"
};
static const unsigned char file_638[] = {
#embed "../../Suites/Conformance/VC/before-ios15.xml"
};
static const unsigned char file_639[] = {
#embed "../../Suites/Conformance/VC/containers.xml"
};
static const unsigned char file_640[] = {
#embed "../../Suites/Conformance/VC/list-controllers.xml"
};
static const unsigned char file_641[] = {
#embed "../../Suites/Conformance/VC/navigation.xml"
};
static const unsigned char file_642[] = {
#embed "../../Suites/Conformance/VC/presented-by-containers.xml"
};
static const unsigned char file_643[] = {
#embed "../../Suites/Conformance/VC/refused-by-containers.xml"
};
static const unsigned char file_644[] = {
#embed "../../Suites/Conformance/VC/served-lists.xml"
};
static const unsigned char file_645[] = {
#embed "../../Suites/Conformance/VC/several-controllers.xml"
};
static const unsigned char file_646[] = {
#embed "../../Suites/Conformance/VC/shown-and-presented.xml"
};
static const unsigned char file_647[] = {
#embed "../../Suites/Conformance/VC/tables-that-appear.xml"
};
static const unsigned char file_648[] = {
#embed "../../Suites/Conformance/VC/views-of-controllers.xml"
};
static const unsigned char file_649[] = {
#embed "../../Suites/Conformance/VC/windows.xml"
};
static const unsigned char file_650[] = {
#embed "../../Suites/Conformance/VW/Hooks.xib"
};
static const unsigned char file_651[] = {
#embed "../../Suites/Conformance/VW/Same.xib"
};
static const unsigned char file_652[] = {
#embed "../../Suites/Conformance/VW/Tap.xib"
};
static const unsigned char file_653[] = {
#embed "../../Suites/Conformance/VW/Tinted.xib"
};
static const unsigned char file_654[] = {
#embed "../../Suites/Conformance/VW/among-siblings.xml"
};
static const unsigned char file_655[] = {
#embed "../../Suites/Conformance/VW/animations.xml"
};
static const unsigned char file_656[] = {
#embed "../../Suites/Conformance/VW/asked-again.xml"
};
static const unsigned char file_657[] = {
#embed "../../Suites/Conformance/VW/classes-that-answer.xml"
};
static const unsigned char file_658[] = {
#embed "../../Suites/Conformance/VW/colours.xml"
};
static const unsigned char file_659[] = {
#embed "../../Suites/Conformance/VW/ends-of-animations.xml"
};
static const unsigned char file_660[] = {
#embed "../../Suites/Conformance/VW/equal-looks.xml"
};
static const unsigned char file_661[] = {
#embed "../../Suites/Conformance/VW/geometry.xml"
};
static const unsigned char file_662[] = {
#embed "../../Suites/Conformance/VW/hooks.xml"
};
static const unsigned char file_663[] = {
#embed "../../Suites/Conformance/VW/inherited.xml"
};
static const unsigned char file_664[] = {
#embed "../../Suites/Conformance/VW/inside-of-a-window.xml"
};
static const unsigned char file_665[] = {
#embed "../../Suites/Conformance/VW/layers.xml"
};
static const unsigned char file_666[] = {
#embed "../../Suites/Conformance/VW/layout-now.xml"
};
static const unsigned char file_667[] = {
#embed "../../Suites/Conformance/VW/places-and-guides.xml"
};
static const unsigned char file_668[] = {
#embed "../../Suites/Conformance/VW/recognisers-by-code.xml"
};
static const unsigned char file_669[] = {
#embed "../../Suites/Conformance/VW/responders.xml"
};
static const unsigned char file_670[] = {
#embed "../../Suites/Conformance/VW/set-again.xml"
};
static const unsigned char file_671[] = {
#embed "../../Suites/Conformance/VW/touched-points.xml"
};
static const unsigned char file_672[] = {
#embed "../../Suites/Conformance/VW/views-in-themselves.xml"
};
static const unsigned char file_673[] = {
#embed "../../Suites/Conformance/VW/waiting-blocks.xml"
};
static const unsigned char file_674[] = {
#embed "../../Suites/Nibs/Actions.xib"
};
static const unsigned char file_675[] = {
#embed "../../Suites/Nibs/CellAndView.xib"
};
static const unsigned char file_676[] = {
#embed "../../Suites/Nibs/CollectionIntoAny.xib"
};
static const unsigned char file_677[] = {
#embed "../../Suites/Nibs/CollectionIntoOne.xib"
};
static const unsigned char file_678[] = {
#embed "../../Suites/Nibs/ConstantOutlet.xib"
};
static const unsigned char file_679[] = {
#embed "../../Suites/Nibs/ConstrainedItem.xib"
};
static const unsigned char file_680[] = {
#embed "../../Suites/Nibs/ContactCell.xib"
};
static const unsigned char file_681[] = {
#embed "../../Suites/Nibs/ContainerHeader.xib"
};
static const unsigned char file_682[] = {
#embed "../../Suites/Nibs/ControllerWithoutView.xib"
};
static const unsigned char file_683[] = {
#embed "../../Suites/Nibs/DefaultFlowLayout.xib"
};
static const unsigned char file_684[] = {
#embed "../../Suites/Nibs/DetailViewController.xib"
};
static const unsigned char file_685[] = {
#embed "../../Suites/Nibs/EditingTables.storyboard"
};
static const unsigned char file_686[] = {
#embed "../../Suites/Nibs/FlowLayout.xib"
};
static const unsigned char file_687[] = {
#embed "../../Suites/Nibs/Footer.xib"
};
static const unsigned char file_688[] = {
#embed "../../Suites/Nibs/HangingCell.xib"
};
static const unsigned char file_689[] = {
#embed "../../Suites/Nibs/Header.xib"
};
static const unsigned char file_690[] = {
#embed "../../Suites/Nibs/ImageHeader.xib"
};
static const unsigned char file_691[] = {
#embed "../../Suites/Nibs/LabelHeader.xib"
};
static const unsigned char file_692[] = {
#embed "../../Suites/Nibs/MaskedItem.xib"
};
static const unsigned char file_693[] = {
#embed "../../Suites/Nibs/Metrics.xib"
};
static const unsigned char file_694[] = {
#embed "../../Suites/Nibs/MissingOutlet.xib"
};
static const unsigned char file_695[] = {
#embed "../../Suites/Nibs/NamedCell.xib"
};
static const unsigned char file_696[] = {
#embed "../../Suites/Nibs/NamedHeader.xib"
};
static const unsigned char file_697[] = {
#embed "../../Suites/Nibs/NoTopLevelObject.xib"
};
static const unsigned char file_698[] = {
#embed "../../Suites/Nibs/NoteCell.xib"
};
static const unsigned char file_699[] = {
#embed "../../Suites/Nibs/NoteItem.xib"
};
static const unsigned char file_700[] = {
#embed "../../Suites/Nibs/OutletPanel.xib"
};
static const unsigned char file_701[] = {
#embed "../../Suites/Nibs/OwnerOutlet.xib"
};
static const unsigned char file_702[] = {
#embed "../../Suites/Nibs/Panel.xib"
};
static const unsigned char file_703[] = {
#embed "../../Suites/Nibs/PartialTable.xib"
};
static const unsigned char file_704[] = {
#embed "../../Suites/Nibs/PhotoCell.xib"
};
static const unsigned char file_705[] = {
#embed "../../Suites/Nibs/PlainViewRoot.xib"
};
static const unsigned char file_706[] = {
#embed "../../Suites/Nibs/Prototypes.storyboard"
};
static const unsigned char file_707[] = {
#embed "../../Suites/Nibs/Resizing.xib"
};
static const unsigned char file_708[] = {
#embed "../../Suites/Nibs/RuntimeAttributes.xib"
};
static const unsigned char file_709[] = {
#embed "../../Suites/Nibs/SectionHeader.xib"
};
static const unsigned char file_710[] = {
#embed "../../Suites/Nibs/SettingsView.xib"
};
static const unsigned char file_711[] = {
#embed "../../Suites/Nibs/SeveralObjects.xib"
};
static const unsigned char file_712[] = {
#embed "../../Suites/Nibs/SizedItem.xib"
};
static const unsigned char file_713[] = {
#embed "../../Suites/Nibs/Stars.xib"
};
static const unsigned char file_714[] = {
#embed "../../Suites/Nibs/StaticTables.storyboard"
};
static const unsigned char file_715[] = {
#embed "../../Suites/Nibs/TableView.xib"
};
static const unsigned char file_716[] = {
#embed "../../Suites/Nibs/TallCell.xib"
};
static const unsigned char file_717[] = {
#embed "../../Suites/Nibs/TallHeader.xib"
};
static const unsigned char file_718[] = {
#embed "../../Suites/Nibs/TwoTopLevelObjects.xib"
};
static const unsigned char file_719[] = {
#embed "../../Suites/Nibs/UnheardOutlet.xib"
};
static const unsigned char file_720[] = {
#embed "../../Suites/Nibs/UnknownClass.xib"
};
static const unsigned char file_721[] = {
#embed "../../Suites/Nibs/UnknownRuntimeAttribute.xib"
};
static const unsigned char file_722[] = {
#embed "../../Suites/Nibs/WatchedOutlet.xib"
};
static const unsigned char file_723[] = {
#embed "../../Suites/Nibs/WrongCollection.xib"
};
static const unsigned char file_724[] = {
#embed "../../Suites/Nibs/WrongOutlet.xib"
};
static const unsigned char file_725[] = {
#embed "../../Suites/Snapshots/autoresizing/there-and-back.before.xml"
};
static const unsigned char file_726[] = {
#embed "../../Suites/autoresizing.xml"
};
static const unsigned char file_727[] = {
#embed "../../Suites/benchmarks.xml"
};
static const unsigned char file_728[] = {
#embed "../../Suites/reuse-storms.xml"
};
static const unsigned char file_729[] = {
#embed "../../Suites/stress.xml"
};

static const struct nibmark_suite_file all_files[] = {
    {"Conformance/AL/Badge.xib", file_0, sizeof file_0},
    {"Conformance/AL/Banner.xib", file_1, sizeof file_1},
    {"Conformance/AL/BaselineTwins.xib", file_2, sizeof file_2},
    {"Conformance/AL/Changed.xib", file_3, sizeof file_3},
    {"Conformance/AL/Changing.xib", file_4, sizeof file_4},
    {"Conformance/AL/Checkmark.xib", file_5, sizeof file_5},
    {"Conformance/AL/Constraints.xib", file_6, sizeof file_6},
    {"Conformance/AL/Corners.xib", file_7, sizeof file_7},
    {"Conformance/AL/Depths.xib", file_8, sizeof file_8},
    {"Conformance/AL/DetailButton.xib", file_9, sizeof file_9},
    {"Conformance/AL/DetailDisclosureButton.xib", file_10, sizeof file_10},
    {"Conformance/AL/Diagnosed.xib", file_11, sizeof file_11},
    {"Conformance/AL/Directions.xib", file_12, sizeof file_12},
    {"Conformance/AL/DisclosureIndicator.xib", file_13, sizeof file_13},
    {"Conformance/AL/EdgeGuides.storyboard", file_14, sizeof file_14},
    {"Conformance/AL/Edges.xib", file_15, sizeof file_15},
    {"Conformance/AL/EditedRow.xib", file_16, sizeof file_16},
    {"Conformance/AL/Fit.xib", file_17, sizeof file_17},
    {"Conformance/AL/Formats.xib", file_18, sizeof file_18},
    {"Conformance/AL/Ingredients.xib", file_19, sizeof file_19},
    {"Conformance/AL/Least.xib", file_20, sizeof file_20},
    {"Conformance/AL/Limits.xib", file_21, sizeof file_21},
    {"Conformance/AL/LongName.xib", file_22, sizeof file_22},
    {"Conformance/AL/Margins.xib", file_23, sizeof file_23},
    {"Conformance/AL/Masks.xib", file_24, sizeof file_24},
    {"Conformance/AL/Matrix-attributes.xib", file_25, sizeof file_25},
    {"Conformance/AL/Matrix-contents.xib", file_26, sizeof file_26},
    {"Conformance/AL/Matrix-height.xib", file_27, sizeof file_27},
    {"Conformance/AL/Matrix-width.xib", file_28, sizeof file_28},
    {"Conformance/AL/Nested.xib", file_29, sizeof file_29},
    {"Conformance/AL/NestedSafeAreas.xib", file_30, sizeof file_30},
    {"Conformance/AL/OwnAccessory.xib", file_31, sizeof file_31},
    {"Conformance/AL/PreservedEdges.xib", file_32, sizeof file_32},
    {"Conformance/AL/Preserving.xib", file_33, sizeof file_33},
    {"Conformance/AL/Quarrel.xib", file_34, sizeof file_34},
    {"Conformance/AL/Rows.xib", file_35, sizeof file_35},
    {"Conformance/AL/Scrolls.xib", file_36, sizeof file_36},
    {"Conformance/AL/SizeClass.xib", file_37, sizeof file_37},
    {"Conformance/AL/Snapshots/matrix/each-pair-of-attributes.frames.xml", file_38, sizeof file_38},
    {"Conformance/AL/Snapshots/matrix/priorities-of-contents.frames.xml", file_39, sizeof file_39},
    {"Conformance/AL/Snapshots/matrix/relations-and-priorities-along-x.frames.xml", file_40, sizeof file_40},
    {"Conformance/AL/Snapshots/matrix/relations-and-priorities-along-y.frames.xml", file_41, sizeof file_41},
    {"Conformance/AL/Snapshots/twins-that-change/a-constant-of-one-twin.twins.xml", file_42, sizeof file_42},
    {"Conformance/AL/Snapshots/twins-that-change/a-custom-spacing-of-one-twin.twins.xml", file_43, sizeof file_43},
    {"Conformance/AL/Snapshots/twins-that-change/a-distribution-of-one-twin.twins.xml", file_44, sizeof file_44},
    {"Conformance/AL/Snapshots/twins-that-change/a-frame-that-a-mask-keeps-of-one-twin.twins.xml", file_45, sizeof file_45},
    {"Conformance/AL/Snapshots/twins-that-change/a-further-constraint-of-one-twin.twins.xml", file_46, sizeof file_46},
    {"Conformance/AL/Snapshots/twins-that-change/a-hidden-view-of-one-twin.twins.xml", file_47, sizeof file_47},
    {"Conformance/AL/Snapshots/twins-that-change/a-longer-text-of-one-twin.twins.xml", file_48, sizeof file_48},
    {"Conformance/AL/Snapshots/twins-that-change/a-priority-of-one-twin.twins.xml", file_49, sizeof file_49},
    {"Conformance/AL/Snapshots/twins-that-change/a-size-of-its-own-of-one-twin.twins.xml", file_50, sizeof file_50},
    {"Conformance/AL/Snapshots/twins-that-change/a-spacing-of-one-twin.twins.xml", file_51, sizeof file_51},
    {"Conformance/AL/Snapshots/twins-that-change/an-alignment-of-one-twin.twins.xml", file_52, sizeof file_52},
    {"Conformance/AL/Snapshots/twins-that-change/an-axis-of-one-twin.twins.xml", file_53, sizeof file_53},
    {"Conformance/AL/Snapshots/twins-that-change/an-inactive-constraint-of-one-twin.twins.xml", file_54, sizeof file_54},
    {"Conformance/AL/Snapshots/twins-that-change/equal-lengths-of-one-twin.twins.xml", file_55, sizeof file_55},
    {"Conformance/AL/Snapshots/twins-that-change/no-text-of-one-twin.twins.xml", file_56, sizeof file_56},
    {"Conformance/AL/Snapshots/twins-that-change/proportional-lengths-of-one-twin.twins.xml", file_57, sizeof file_57},
    {"Conformance/AL/Snapshots/twins-that-change/the-last-baselines-of-one-twin.twins.xml", file_58, sizeof file_58},
    {"Conformance/AL/TextRow.xib", file_59, sizeof file_59},
    {"Conformance/AL/TextRowBeside.xib", file_60, sizeof file_60},
    {"Conformance/AL/TextRowLost.xib", file_61, sizeof file_61},
    {"Conformance/AL/TextRowWeak.xib", file_62, sizeof file_62},
    {"Conformance/AL/Turning.xib", file_63, sizeof file_63},
    {"Conformance/AL/Twins.xib", file_64, sizeof file_64},
    {"Conformance/AL/Variation.xib", file_65, sizeof file_65},
    {"Conformance/AL/Weak.xib", file_66, sizeof file_66},
    {"Conformance/AL/accessories-ios7.xml", file_67, sizeof file_67},
    {"Conformance/AL/accessories.xml", file_68, sizeof file_68},
    {"Conformance/AL/activated-again.xml", file_69, sizeof file_69},
    {"Conformance/AL/anchor-limits.xml", file_70, sizeof file_70},
    {"Conformance/AL/anchors-of-texts.xml", file_71, sizeof file_71},
    {"Conformance/AL/banners.xml", file_72, sizeof file_72},
    {"Conformance/AL/changes.xml", file_73, sizeof file_73},
    {"Conformance/AL/constraints.xml", file_74, sizeof file_74},
    {"Conformance/AL/corners.xml", file_75, sizeof file_75},
    {"Conformance/AL/depths.xml", file_76, sizeof file_76},
    {"Conformance/AL/diagnoses.xml", file_77, sizeof file_77},
    {"Conformance/AL/directions.xml", file_78, sizeof file_78},
    {"Conformance/AL/edge-guides.xml", file_79, sizeof file_79},
    {"Conformance/AL/edges.xml", file_80, sizeof file_80},
    {"Conformance/AL/fitting-sizes.xml", file_81, sizeof file_81},
    {"Conformance/AL/format-mistakes.xml", file_82, sizeof file_82},
    {"Conformance/AL/formats.xml", file_83, sizeof file_83},
    {"Conformance/AL/from-scratch.xml", file_84, sizeof file_84},
    {"Conformance/AL/guides.xml", file_85, sizeof file_85},
    {"Conformance/AL/heights-that-texts-need.xml", file_86, sizeof file_86},
    {"Conformance/AL/insets-and-contents.xml", file_87, sizeof file_87},
    {"Conformance/AL/instances.xml", file_88, sizeof file_88},
    {"Conformance/AL/later-sizes.xml", file_89, sizeof file_89},
    {"Conformance/AL/limits.xml", file_90, sizeof file_90},
    {"Conformance/AL/logged-ios15.xml", file_91, sizeof file_91},
    {"Conformance/AL/logged.xml", file_92, sizeof file_92},
    {"Conformance/AL/margins-said-twice.xml", file_93, sizeof file_93},
    {"Conformance/AL/margins.xml", file_94, sizeof file_94},
    {"Conformance/AL/masks.xml", file_95, sizeof file_95},
    {"Conformance/AL/matrix.xml", file_96, sizeof file_96},
    {"Conformance/AL/moved-views.xml", file_97, sizeof file_97},
    {"Conformance/AL/nested-safe-areas.xml", file_98, sizeof file_98},
    {"Conformance/AL/one-constraint.xml", file_99, sizeof file_99},
    {"Conformance/AL/one-ingredient.xml", file_100, sizeof file_100},
    {"Conformance/AL/order-and-margins.xml", file_101, sizeof file_101},
    {"Conformance/AL/preserved-edges.xml", file_102, sizeof file_102},
    {"Conformance/AL/refused-constraints.xml", file_103, sizeof file_103},
    {"Conformance/AL/removed-views.xml", file_104, sizeof file_104},
    {"Conformance/AL/rows-with-separators.xml", file_105, sizeof file_105},
    {"Conformance/AL/safe-areas.xml", file_106, sizeof file_106},
    {"Conformance/AL/scroll-guides.xml", file_107, sizeof file_107},
    {"Conformance/AL/single-margins.xml", file_108, sizeof file_108},
    {"Conformance/AL/text-rows.xml", file_109, sizeof file_109},
    {"Conformance/AL/turned-signs.xml", file_110, sizeof file_110},
    {"Conformance/AL/turned-tables.xml", file_111, sizeof file_111},
    {"Conformance/AL/twins-that-change.xml", file_112, sizeof file_112},
    {"Conformance/AL/twins.xml", file_113, sizeof file_113},
    {"Conformance/AL/whose-constraint-ios11.xml", file_114, sizeof file_114},
    {"Conformance/AL/whose-constraint.xml", file_115, sizeof file_115},
    {"Conformance/CT/Bars.xib", file_116, sizeof file_116},
    {"Conformance/CT/Configured.xib", file_117, sizeof file_117},
    {"Conformance/CT/Controls.xib", file_118, sizeof file_118},
    {"Conformance/CT/EarInChain.xib", file_119, sizeof file_119},
    {"Conformance/CT/Ears.xib", file_120, sizeof file_120},
    {"Conformance/CT/Events.xib", file_121, sizeof file_121},
    {"Conformance/CT/Fields.xib", file_122, sizeof file_122},
    {"Conformance/CT/Item.xib", file_123, sizeof file_123},
    {"Conformance/CT/Knobs.xib", file_124, sizeof file_124},
    {"Conformance/CT/Panel.xib", file_125, sizeof file_125},
    {"Conformance/CT/Sizes.xib", file_126, sizeof file_126},
    {"Conformance/CT/States.xib", file_127, sizeof file_127},
    {"Conformance/CT/TabItem.xib", file_128, sizeof file_128},
    {"Conformance/CT/Tapped.xib", file_129, sizeof file_129},
    {"Conformance/CT/Titles.xib", file_130, sizeof file_130},
    {"Conformance/CT/Touches.xib", file_131, sizeof file_131},
    {"Conformance/CT/Wrapping.xib", file_132, sizeof file_132},
    {"Conformance/CT/bar-buttons.xml", file_133, sizeof file_133},
    {"Conformance/CT/bars-ios7.xml", file_134, sizeof file_134},
    {"Conformance/CT/bars.xml", file_135, sizeof file_135},
    {"Conformance/CT/changed-by-code.xml", file_136, sizeof file_136},
    {"Conformance/CT/closures.xml", file_137, sizeof file_137},
    {"Conformance/CT/controls.xml", file_138, sizeof file_138},
    {"Conformance/CT/documents.xml", file_139, sizeof file_139},
    {"Conformance/CT/edited-fields.xml", file_140, sizeof file_140},
    {"Conformance/CT/ends-of-editing.xml", file_141, sizeof file_141},
    {"Conformance/CT/events.xml", file_142, sizeof file_142},
    {"Conformance/CT/how-views-begin.xml", file_143, sizeof file_143},
    {"Conformance/CT/items-of-bars.xml", file_144, sizeof file_144},
    {"Conformance/CT/knobs.xml", file_145, sizeof file_145},
    {"Conformance/CT/made-by-code.xml", file_146, sizeof file_146},
    {"Conformance/CT/parts-of-fields.xml", file_147, sizeof file_147},
    {"Conformance/CT/parts.xml", file_148, sizeof file_148},
    {"Conformance/CT/sizes-by-code.xml", file_149, sizeof file_149},
    {"Conformance/CT/sizes-ios7.xml", file_150, sizeof file_150},
    {"Conformance/CT/sizes-that-follow.xml", file_151, sizeof file_151},
    {"Conformance/CT/sizes.xml", file_152, sizeof file_152},
    {"Conformance/CT/states-and-targets.xml", file_153, sizeof file_153},
    {"Conformance/CT/states-that-go.xml", file_154, sizeof file_154},
    {"Conformance/CT/taken-away.xml", file_155, sizeof file_155},
    {"Conformance/CT/tapped-by-fingers.xml", file_156, sizeof file_156},
    {"Conformance/CT/targets-that-are-gone.xml", file_157, sizeof file_157},
    {"Conformance/CT/touches.xml", file_158, sizeof file_158},
    {"Conformance/CT/wheels.xml", file_159, sizeof file_159},
    {"Conformance/CT/wrapping-steppers.xml", file_160, sizeof file_160},
    {"Conformance/CV/LabelledItem.xib", file_161, sizeof file_161},
    {"Conformance/CV/announced-in-rows.xml", file_162, sizeof file_162},
    {"Conformance/CV/answers-of-layouts.xml", file_163, sizeof file_163},
    {"Conformance/CV/applied-and-asked.xml", file_164, sizeof file_164},
    {"Conformance/CV/as-the-data-gets-them.xml", file_165, sizeof file_165},
    {"Conformance/CV/asked-by-code.xml", file_166, sizeof file_166},
    {"Conformance/CV/asked-of-layouts.xml", file_167, sizeof file_167},
    {"Conformance/CV/asked-of-snapshots.xml", file_168, sizeof file_168},
    {"Conformance/CV/asked-when-needed.xml", file_169, sizeof file_169},
    {"Conformance/CV/attributes-of-headers.xml", file_170, sizeof file_170},
    {"Conformance/CV/attributes.xml", file_171, sizeof file_171},
    {"Conformance/CV/backgrounds-and-edges.xml", file_172, sizeof file_172},
    {"Conformance/CV/backgrounds-by-code.xml", file_173, sizeof file_173},
    {"Conformance/CV/bare-layout.xml", file_174, sizeof file_174},
    {"Conformance/CV/batches.xml", file_175, sizeof file_175},
    {"Conformance/CV/between-two-layouts.xml", file_176, sizeof file_176},
    {"Conformance/CV/cells-of-registrations.xml", file_177, sizeof file_177},
    {"Conformance/CV/changesets.xml", file_178, sizeof file_178},
    {"Conformance/CV/collection-headers-footers.xml", file_179, sizeof file_179},
    {"Conformance/CV/collection-updates.xml", file_180, sizeof file_180},
    {"Conformance/CV/collections.xml", file_181, sizeof file_181},
    {"Conformance/CV/configuration-handlers.xml", file_182, sizeof file_182},
    {"Conformance/CV/configured-cells.xml", file_183, sizeof file_183},
    {"Conformance/CV/custom-layouts.xml", file_184, sizeof file_184},
    {"Conformance/CV/data.xml", file_185, sizeof file_185},
    {"Conformance/CV/differences.xml", file_186, sizeof file_186},
    {"Conformance/CV/dragging.xml", file_187, sizeof file_187},
    {"Conformance/CV/drags-over-several.xml", file_188, sizeof file_188},
    {"Conformance/CV/during-calls.xml", file_189, sizeof file_189},
    {"Conformance/CV/ended-movements.xml", file_190, sizeof file_190},
    {"Conformance/CV/ends-of-both-directions.xml", file_191, sizeof file_191},
    {"Conformance/CV/equal-attributes.xml", file_192, sizeof file_192},
    {"Conformance/CV/focus-and-editing.xml", file_193, sizeof file_193},
    {"Conformance/CV/frames-that-views-get.xml", file_194, sizeof file_194},
    {"Conformance/CV/held-among-sections.xml", file_195, sizeof file_195},
    {"Conformance/CV/held-among-sizes.xml", file_196, sizeof file_196},
    {"Conformance/CV/held-in-front.xml", file_197, sizeof file_197},
    {"Conformance/CV/held-items.xml", file_198, sizeof file_198},
    {"Conformance/CV/items-of-list-layouts.xml", file_199, sizeof file_199},
    {"Conformance/CV/layouts-that-hear.xml", file_200, sizeof file_200},
    {"Conformance/CV/layouts-that-left.xml", file_201, sizeof file_201},
    {"Conformance/CV/layouts.xml", file_202, sizeof file_202},
    {"Conformance/CV/logged-ios15.xml", file_203, sizeof file_203},
    {"Conformance/CV/logged-ios16.xml", file_204, sizeof file_204},
    {"Conformance/CV/logged-ios18.xml", file_205, sizeof file_205},
    {"Conformance/CV/logged-ios7.xml", file_206, sizeof file_206},
    {"Conformance/CV/logged.xml", file_207, sizeof file_207},
    {"Conformance/CV/many-items.xml", file_208, sizeof file_208},
    {"Conformance/CV/masks-of-headers-ios11.xml", file_209, sizeof file_209},
    {"Conformance/CV/masks-of-headers.xml", file_210, sizeof file_210},
    {"Conformance/CV/menus-and-pans.xml", file_211, sizeof file_211},
    {"Conformance/CV/moves-and-layouts.xml", file_212, sizeof file_212},
    {"Conformance/CV/new-sizes.xml", file_213, sizeof file_213},
    {"Conformance/CV/one-axis-at-a-time.xml", file_214, sizeof file_214},
    {"Conformance/CV/one-name-in-each-pool.xml", file_215, sizeof file_215},
    {"Conformance/CV/other-methods.xml", file_216, sizeof file_216},
    {"Conformance/CV/other-ways.xml", file_217, sizeof file_217},
    {"Conformance/CV/outlines-and-identifiers.xml", file_218, sizeof file_218},
    {"Conformance/CV/outlines.xml", file_219, sizeof file_219},
    {"Conformance/CV/parts-of-items.xml", file_220, sizeof file_220},
    {"Conformance/CV/passes.xml", file_221, sizeof file_221},
    {"Conformance/CV/primary-actions.xml", file_222, sizeof file_222},
    {"Conformance/CV/rare-combinations.xml", file_223, sizeof file_223},
    {"Conformance/CV/reconfigured.xml", file_224, sizeof file_224},
    {"Conformance/CV/refusals.xml", file_225, sizeof file_225},
    {"Conformance/CV/refused-touches.xml", file_226, sizeof file_226},
    {"Conformance/CV/releases.xml", file_227, sizeof file_227},
    {"Conformance/CV/reordered-snapshots.xml", file_228, sizeof file_228},
    {"Conformance/CV/rules-of-collections.xml", file_229, sizeof file_229},
    {"Conformance/CV/scrolling-to-items.xml", file_230, sizeof file_230},
    {"Conformance/CV/settled-first.xml", file_231, sizeof file_231},
    {"Conformance/CV/several-at-once.xml", file_232, sizeof file_232},
    {"Conformance/CV/snapshots-as-batches.xml", file_233, sizeof file_233},
    {"Conformance/CV/snapshots-of-ios14.xml", file_234, sizeof file_234},
    {"Conformance/CV/snapshots.xml", file_235, sizeof file_235},
    {"Conformance/CV/texts-of-counts.xml", file_236, sizeof file_236},
    {"Conformance/CV/texts-of-ios15.xml", file_237, sizeof file_237},
    {"Conformance/CV/texts-of-ios16.xml", file_238, sizeof file_238},
    {"Conformance/CV/texts-of-ios17.xml", file_239, sizeof file_239},
    {"Conformance/CV/told-by-code.xml", file_240, sizeof file_240},
    {"Conformance/CV/touches.xml", file_241, sizeof file_241},
    {"Conformance/CV/transitions.xml", file_242, sizeof file_242},
    {"Conformance/CV/views-that-calls-carry.xml", file_243, sizeof file_243},
    {"Conformance/CV/views-without-size.xml", file_244, sizeof file_244},
    {"Conformance/CV/walks.xml", file_245, sizeof file_245},
    {"Conformance/CV/what-a-layout-leaves-behind.xml", file_246, sizeof file_246},
    {"Conformance/CV/what-stays-from-before.xml", file_247, sizeof file_247},
    {"Conformance/CV/whole-traces.xml", file_248, sizeof file_248},
    {"Conformance/CV/wider-than-the-view.xml", file_249, sizeof file_249},
    {"Conformance/DV/Plate.xib", file_250, sizeof file_250},
    {"Conformance/DV/decorations-exactly.xml", file_251, sizeof file_251},
    {"Conformance/DV/decorations.xml", file_252, sizeof file_252},
    {"Conformance/DV/logged.xml", file_253, sizeof file_253},
    {"Conformance/FL/HighHeader.xib", file_254, sizeof file_254},
    {"Conformance/FL/asserted-by-libraries.xml", file_255, sizeof file_255},
    {"Conformance/FL/beyond-the-usual.xml", file_256, sizeof file_256},
    {"Conformance/FL/changed-by-code.xml", file_257, sizeof file_257},
    {"Conformance/FL/changes-to-lines.xml", file_258, sizeof file_258},
    {"Conformance/FL/changing-room.xml", file_259, sizeof file_259},
    {"Conformance/FL/empty-and-too-wide.xml", file_260, sizeof file_260},
    {"Conformance/FL/flow-layout.xml", file_261, sizeof file_261},
    {"Conformance/FL/invalidations.xml", file_262, sizeof file_262},
    {"Conformance/FL/logged-ios15.xml", file_263, sizeof file_263},
    {"Conformance/FL/logged-ios7.xml", file_264, sizeof file_264},
    {"Conformance/FL/logged.xml", file_265, sizeof file_265},
    {"Conformance/FL/matrix.xml", file_266, sizeof file_266},
    {"Conformance/FL/measured-one-by-one.xml", file_267, sizeof file_267},
    {"Conformance/FL/measured-out-of-sight.xml", file_268, sizeof file_268},
    {"Conformance/FL/overlapping-lines.xml", file_269, sizeof file_269},
    {"Conformance/FL/sections.xml", file_270, sizeof file_270},
    {"Conformance/FL/small-items-ios7.xml", file_271, sizeof file_271},
    {"Conformance/FL/smaller-than-the-properties.xml", file_272, sizeof file_272},
    {"Conformance/FL/stuck-and-sized.xml", file_273, sizeof file_273},
    {"Conformance/FL/varied-lines.xml", file_274, sizeof file_274},
    {"Conformance/FR/fetched-again.xml", file_275, sizeof file_275},
    {"Conformance/FR/fetched-results.xml", file_276, sizeof file_276},
    {"Conformance/FR/several-at-once.xml", file_277, sizeof file_277},
    {"Conformance/FR/told-at-the-next-turn.xml", file_278, sizeof file_278},
    {"Conformance/IX/footers.xml", file_279, sizeof file_279},
    {"Conformance/IX/updates.xml", file_280, sizeof file_280},
    {"Conformance/IX/whole-batches.xml", file_281, sizeof file_281},
    {"Conformance/Lists/before-the-layout.xml", file_282, sizeof file_282},
    {"Conformance/Lists/between-insets.xml", file_283, sizeof file_283},
    {"Conformance/Lists/data-sources.xml", file_284, sizeof file_284},
    {"Conformance/Lists/defaults.xml", file_285, sizeof file_285},
    {"Conformance/Lists/editing.xml", file_286, sizeof file_286},
    {"Conformance/Lists/focus-that-returns.xml", file_287, sizeof file_287},
    {"Conformance/Lists/ios15.xml", file_288, sizeof file_288},
    {"Conformance/Lists/ios16.xml", file_289, sizeof file_289},
    {"Conformance/Lists/ios17.xml", file_290, sizeof file_290},
    {"Conformance/Lists/out-of-reach.xml", file_291, sizeof file_291},
    {"Conformance/Lists/policies.xml", file_292, sizeof file_292},
    {"Conformance/Lists/reloads-in-each-state.xml", file_293, sizeof file_293},
    {"Conformance/Lists/remembered-focus.xml", file_294, sizeof file_294},
    {"Conformance/Lists/rules-of-answers.xml", file_295, sizeof file_295},
    {"Conformance/Lists/rules-of-updates.xml", file_296, sizeof file_296},
    {"Conformance/Lists/set-again.xml", file_297, sizeof file_297},
    {"Conformance/Lists/snapshots-before-ios15.xml", file_298, sizeof file_298},
    {"Conformance/Lists/states-that-follow.xml", file_299, sizeof file_299},
    {"Conformance/Lists/what-steps-cost.xml", file_300, sizeof file_300},
    {"Conformance/Lists/with-animation-and-without.xml", file_301, sizeof file_301},
    {"Conformance/Lists/without-animations.xml", file_302, sizeof file_302},
    {"Conformance/NB/Appended.xib", file_303, sizeof file_303},
    {"Conformance/NB/AppendedLater.xib", file_304, sizeof file_304},
    {"Conformance/NB/AppendedPanel.xib", file_305, sizeof file_305},
    {"Conformance/NB/Attributed.xib", file_306, sizeof file_306},
    {"Conformance/NB/BarItems.xib", file_307, sizeof file_307},
    {"Conformance/NB/BareTable.xib", file_308, sizeof file_308},
    {"Conformance/NB/Barred.xib", file_309, sizeof file_309},
    {"Conformance/NB/CellWithRecogniser.xib", file_310, sizeof file_310},
    {"Conformance/NB/Copied.xib", file_311, sizeof file_311},
    {"Conformance/NB/DeclaredKinds.xib", file_312, sizeof file_312},
    {"Conformance/NB/DerivedDeclared.xib", file_313, sizeof file_313},
    {"Conformance/NB/EachCell.xib", file_314, sizeof file_314},
    {"Conformance/NB/EachKey.xib", file_315, sizeof file_315},
    {"Conformance/NB/EachList.xib", file_316, sizeof file_316},
    {"Conformance/NB/EachWord.xib", file_317, sizeof file_317},
    {"Conformance/NB/EmptyItem.xib", file_318, sizeof file_318},
    {"Conformance/NB/EmptyRow.xib", file_319, sizeof file_319},
    {"Conformance/NB/EngineOutlets.xib", file_320, sizeof file_320},
    {"Conformance/NB/Everything.xib", file_321, sizeof file_321},
    {"Conformance/NB/Externals.xib", file_322, sizeof file_322},
    {"Conformance/NB/Families.xib", file_323, sizeof file_323},
    {"Conformance/NB/FarOutlets.xib", file_324, sizeof file_324},
    {"Conformance/NB/Flows.storyboard", file_325, sizeof file_325},
    {"Conformance/NB/Gallery.storyboard", file_326, sizeof file_326},
    {"Conformance/NB/Gallery.xib", file_327, sizeof file_327},
    {"Conformance/NB/HeaderPaths.xib", file_328, sizeof file_328},
    {"Conformance/NB/HelpedViewController.xib", file_329, sizeof file_329},
    {"Conformance/NB/Home.storyboard", file_330, sizeof file_330},
    {"Conformance/NB/Keys.xib", file_331, sizeof file_331},
    {"Conformance/NB/LampViewController.xib", file_332, sizeof file_332},
    {"Conformance/NB/Layered.storyboard", file_333, sizeof file_333},
    {"Conformance/NB/Layers.xib", file_334, sizeof file_334},
    {"Conformance/NB/LayoutKeys.xib", file_335, sizeof file_335},
    {"Conformance/NB/Ledge.xib", file_336, sizeof file_336},
    {"Conformance/NB/Looks.xib", file_337, sizeof file_337},
    {"Conformance/NB/Misplaced.xib", file_338, sizeof file_338},
    {"Conformance/NB/Namespaces.xib", file_339, sizeof file_339},
    {"Conformance/NB/Numbers.xib", file_340, sizeof file_340},
    {"Conformance/NB/OwnKeys.xib", file_341, sizeof file_341},
    {"Conformance/NB/Parts.xib", file_342, sizeof file_342},
    {"Conformance/NB/Paths.xib", file_343, sizeof file_343},
    {"Conformance/NB/Pickers.xib", file_344, sizeof file_344},
    {"Conformance/NB/Placeheld.xib", file_345, sizeof file_345},
    {"Conformance/NB/Plain.xib", file_346, sizeof file_346},
    {"Conformance/NB/Presented.storyboard", file_347, sizeof file_347},
    {"Conformance/NB/ProfileView.xib", file_348, sizeof file_348},
    {"Conformance/NB/Prototypes.xib", file_349, sizeof file_349},
    {"Conformance/NB/Ranges.xib", file_350, sizeof file_350},
    {"Conformance/NB/Recognisers.xib", file_351, sizeof file_351},
    {"Conformance/NB/Referred.storyboard", file_352, sizeof file_352},
    {"Conformance/NB/Referring.storyboard", file_353, sizeof file_353},
    {"Conformance/NB/Resources.xib", file_354, sizeof file_354},
    {"Conformance/NB/Roles.xib", file_355, sizeof file_355},
    {"Conformance/NB/Said.storyboard", file_356, sizeof file_356},
    {"Conformance/NB/Said.xib", file_357, sizeof file_357},
    {"Conformance/NB/Scenes.storyboard", file_358, sizeof file_358},
    {"Conformance/NB/Screens.storyboard", file_359, sizeof file_359},
    {"Conformance/NB/Settings.xib", file_360, sizeof file_360},
    {"Conformance/NB/ShelfView.xib", file_361, sizeof file_361},
    {"Conformance/NB/ShelfViewController.xib", file_362, sizeof file_362},
    {"Conformance/NB/Siblings.storyboard", file_363, sizeof file_363},
    {"Conformance/NB/Snapshots/everything/each-control-has-its-values.controls.xml", file_364, sizeof file_364},
    {"Conformance/NB/Standing.storyboard", file_365, sizeof file_365},
    {"Conformance/NB/Stranger.xib", file_366, sizeof file_366},
    {"Conformance/NB/Strangers.xib", file_367, sizeof file_367},
    {"Conformance/NB/StyledCells.xib", file_368, sizeof file_368},
    {"Conformance/NB/TextTraits.xib", file_369, sizeof file_369},
    {"Conformance/NB/Tied.xib", file_370, sizeof file_370},
    {"Conformance/NB/Touched.xib", file_371, sizeof file_371},
    {"Conformance/NB/Tray.xib", file_372, sizeof file_372},
    {"Conformance/NB/Twice.xib", file_373, sizeof file_373},
    {"Conformance/NB/Unknown.xib", file_374, sizeof file_374},
    {"Conformance/NB/Unnamed.xib", file_375, sizeof file_375},
    {"Conformance/NB/Values.xib", file_376, sizeof file_376},
    {"Conformance/NB/Wired.storyboard", file_377, sizeof file_377},
    {"Conformance/NB/WrongDeclared.xib", file_378, sizeof file_378},
    {"Conformance/NB/badges.xml", file_379, sizeof file_379},
    {"Conformance/NB/bare.xml", file_380, sizeof file_380},
    {"Conformance/NB/children-that-hear.xml", file_381, sizeof file_381},
    {"Conformance/NB/constraints-read.xml", file_382, sizeof file_382},
    {"Conformance/NB/copies.xml", file_383, sizeof file_383},
    {"Conformance/NB/declared-kinds.xml", file_384, sizeof file_384},
    {"Conformance/NB/each-word.xml", file_385, sizeof file_385},
    {"Conformance/NB/empty-identifiers.xml", file_386, sizeof file_386},
    {"Conformance/NB/engine-outlets.xml", file_387, sizeof file_387},
    {"Conformance/NB/everything.xml", file_388, sizeof file_388},
    {"Conformance/NB/exact-names.xml", file_389, sizeof file_389},
    {"Conformance/NB/families.xml", file_390, sizeof file_390},
    {"Conformance/NB/far-outlets.xml", file_391, sizeof file_391},
    {"Conformance/NB/kept-beside-the-view.xml", file_392, sizeof file_392},
    {"Conformance/NB/keys-of-layout.xml", file_393, sizeof file_393},
    {"Conformance/NB/keys.xml", file_394, sizeof file_394},
    {"Conformance/NB/kinds-of-outlets.xml", file_395, sizeof file_395},
    {"Conformance/NB/kinds-of-values.xml", file_396, sizeof file_396},
    {"Conformance/NB/list-attributes.xml", file_397, sizeof file_397},
    {"Conformance/NB/logged-ios7.xml", file_398, sizeof file_398},
    {"Conformance/NB/logged.xml", file_399, sizeof file_399},
    {"Conformance/NB/looks.xml", file_400, sizeof file_400},
    {"Conformance/NB/misplaced-classes.xml", file_401, sizeof file_401},
    {"Conformance/NB/nib-loading.xml", file_402, sizeof file_402},
    {"Conformance/NB/nib-registration.xml", file_403, sizeof file_403},
    {"Conformance/NB/numbers-and-flags.xml", file_404, sizeof file_404},
    {"Conformance/NB/objects-from-outside.xml", file_405, sizeof file_405},
    {"Conformance/NB/objects.xml", file_406, sizeof file_406},
    {"Conformance/NB/own-keys.xml", file_407, sizeof file_407},
    {"Conformance/NB/parts.xml", file_408, sizeof file_408},
    {"Conformance/NB/pickers-and-fields.xml", file_409, sizeof file_409},
    {"Conformance/NB/placeholders.xml", file_410, sizeof file_410},
    {"Conformance/NB/prototypes-of-collections.xml", file_411, sizeof file_411},
    {"Conformance/NB/recogniser-settings.xml", file_412, sizeof file_412},
    {"Conformance/NB/references.xml", file_413, sizeof file_413},
    {"Conformance/NB/resources.xml", file_414, sizeof file_414},
    {"Conformance/NB/roles.xml", file_415, sizeof file_415},
    {"Conformance/NB/said-by-documents.xml", file_416, sizeof file_416},
    {"Conformance/NB/scenes.xml", file_417, sizeof file_417},
    {"Conformance/NB/screens.xml", file_418, sizeof file_418},
    {"Conformance/NB/settings.xml", file_419, sizeof file_419},
    {"Conformance/NB/static-tables-stay.xml", file_420, sizeof file_420},
    {"Conformance/NB/static-tables.xml", file_421, sizeof file_421},
    {"Conformance/NB/stored-outlets.xml", file_422, sizeof file_422},
    {"Conformance/NB/storyboards.xml", file_423, sizeof file_423},
    {"Conformance/NB/styled-cells.xml", file_424, sizeof file_424},
    {"Conformance/NB/swift-classes.xml", file_425, sizeof file_425},
    {"Conformance/NB/targets-of-bar-items.xml", file_426, sizeof file_426},
    {"Conformance/NB/text-traits.xml", file_427, sizeof file_427},
    {"Conformance/NB/touches.xml", file_428, sizeof file_428},
    {"Conformance/NB/twice.xml", file_429, sizeof file_429},
    {"Conformance/NB/values.xml", file_430, sizeof file_430},
    {"Conformance/NB/wired.xml", file_431, sizeof file_431},
    {"Conformance/RC/Replaced.xib", file_432, sizeof file_432},
    {"Conformance/RC/controls-of-any-height.xml", file_433, sizeof file_433},
    {"Conformance/RC/inset-of-a-control-that-goes.xml", file_434, sizeof file_434},
    {"Conformance/RC/refreshing-ios6.xml", file_435, sizeof file_435},
    {"Conformance/RC/refreshing.xml", file_436, sizeof file_436},
    {"Conformance/RC/replaced.xml", file_437, sizeof file_437},
    {"Conformance/RC/short-content.xml", file_438, sizeof file_438},
    {"Conformance/RC/taken-away.xml", file_439, sizeof file_439},
    {"Conformance/RC/the-same-control-again.xml", file_440, sizeof file_440},
    {"Conformance/ST/Baselines.xib", file_441, sizeof file_441},
    {"Conformance/ST/Columns.xib", file_442, sizeof file_442},
    {"Conformance/ST/Growing.xib", file_443, sizeof file_443},
    {"Conformance/ST/Hidden.xib", file_444, sizeof file_444},
    {"Conformance/ST/Matrix-equalCentering.xib", file_445, sizeof file_445},
    {"Conformance/ST/Matrix-equalSpacing.xib", file_446, sizeof file_446},
    {"Conformance/ST/Matrix-fill.xib", file_447, sizeof file_447},
    {"Conformance/ST/Matrix-fillEqually.xib", file_448, sizeof file_448},
    {"Conformance/ST/Matrix-fillProportionally.xib", file_449, sizeof file_449},
    {"Conformance/ST/Matrix-hidden.xib", file_450, sizeof file_450},
    {"Conformance/ST/Matrix-margins.xib", file_451, sizeof file_451},
    {"Conformance/ST/Matrix-natural.xib", file_452, sizeof file_452},
    {"Conformance/ST/Preserved.xib", file_453, sizeof file_453},
    {"Conformance/ST/RightToLeft.xib", file_454, sizeof file_454},
    {"Conformance/ST/RowInARow.xib", file_455, sizeof file_455},
    {"Conformance/ST/Sharing.xib", file_456, sizeof file_456},
    {"Conformance/ST/Sizes.xib", file_457, sizeof file_457},
    {"Conformance/ST/Snapshots/matrix/equalCentering-in-each-way.stacks.xml", file_458, sizeof file_458},
    {"Conformance/ST/Snapshots/matrix/equalSpacing-in-each-way.stacks.xml", file_459, sizeof file_459},
    {"Conformance/ST/Snapshots/matrix/fill-in-each-way.stacks.xml", file_460, sizeof file_460},
    {"Conformance/ST/Snapshots/matrix/fillEqually-in-each-way.stacks.xml", file_461, sizeof file_461},
    {"Conformance/ST/Snapshots/matrix/fillProportionally-in-each-way.stacks.xml", file_462, sizeof file_462},
    {"Conformance/ST/Snapshots/matrix/hidden-in-each-way.stacks.xml", file_463, sizeof file_463},
    {"Conformance/ST/Snapshots/matrix/margins-in-each-way.stacks.xml", file_464, sizeof file_464},
    {"Conformance/ST/Snapshots/matrix/natural-in-each-way.stacks.xml", file_465, sizeof file_465},
    {"Conformance/ST/Stacks.xib", file_466, sizeof file_466},
    {"Conformance/ST/SystemSpacing.xib", file_467, sizeof file_467},
    {"Conformance/ST/across-another.xml", file_468, sizeof file_468},
    {"Conformance/ST/arranged-by-code.xml", file_469, sizeof file_469},
    {"Conformance/ST/baselines.xml", file_470, sizeof file_470},
    {"Conformance/ST/columns.xml", file_471, sizeof file_471},
    {"Conformance/ST/empty-stacks.xml", file_472, sizeof file_472},
    {"Conformance/ST/growing.xml", file_473, sizeof file_473},
    {"Conformance/ST/hidden-by-code.xml", file_474, sizeof file_474},
    {"Conformance/ST/hidden-places.xml", file_475, sizeof file_475},
    {"Conformance/ST/hidden-shares.xml", file_476, sizeof file_476},
    {"Conformance/ST/instances.xml", file_477, sizeof file_477},
    {"Conformance/ST/margins-by-code.xml", file_478, sizeof file_478},
    {"Conformance/ST/matrix.xml", file_479, sizeof file_479},
    {"Conformance/ST/natural-lengths.xml", file_480, sizeof file_480},
    {"Conformance/ST/own-sizes.xml", file_481, sizeof file_481},
    {"Conformance/ST/preserved-margins.xml", file_482, sizeof file_482},
    {"Conformance/ST/right-to-left.xml", file_483, sizeof file_483},
    {"Conformance/ST/row-in-a-row.xml", file_484, sizeof file_484},
    {"Conformance/ST/stacks.xml", file_485, sizeof file_485},
    {"Conformance/ST/system-spacing.xml", file_486, sizeof file_486},
    {"Conformance/ST/taken-out.xml", file_487, sizeof file_487},
    {"Conformance/SV/Scrolls.xib", file_488, sizeof file_488},
    {"Conformance/SV/animated-scrolls.xml", file_489, sizeof file_489},
    {"Conformance/SV/bounces.xml", file_490, sizeof file_490},
    {"Conformance/SV/ends-of-scrolling.xml", file_491, sizeof file_491},
    {"Conformance/SV/paging.xml", file_492, sizeof file_492},
    {"Conformance/SV/rows-on-the-way-back.xml", file_493, sizeof file_493},
    {"Conformance/SV/safe-areas.xml", file_494, sizeof file_494},
    {"Conformance/SV/shown-rectangles.xml", file_495, sizeof file_495},
    {"Conformance/SV/told-with-numbers.xml", file_496, sizeof file_496},
    {"Conformance/SV/while-it-moves.xml", file_497, sizeof file_497},
    {"Conformance/SV/zooming.xml", file_498, sizeof file_498},
    {"Conformance/TV/AccessoryCheckmark.xib", file_499, sizeof file_499},
    {"Conformance/TV/AccessoryDetail.xib", file_500, sizeof file_500},
    {"Conformance/TV/AccessoryDetailDisclosure.xib", file_501, sizeof file_501},
    {"Conformance/TV/AccessoryDisclosure.xib", file_502, sizeof file_502},
    {"Conformance/TV/AccessoryViews.storyboard", file_503, sizeof file_503},
    {"Conformance/TV/AccessoryWhileEditing.xib", file_504, sizeof file_504},
    {"Conformance/TV/BackTable.xib", file_505, sizeof file_505},
    {"Conformance/TV/TextHeader.xib", file_506, sizeof file_506},
    {"Conformance/TV/accessory-views.xml", file_507, sizeof file_507},
    {"Conformance/TV/after-it-was-done.xml", file_508, sizeof file_508},
    {"Conformance/TV/answers-by-row.xml", file_509, sizeof file_509},
    {"Conformance/TV/asked-by-code.xml", file_510, sizeof file_510},
    {"Conformance/TV/asked-while-laid-out-ios11.xml", file_511, sizeof file_511},
    {"Conformance/TV/asked-while-laid-out.xml", file_512, sizeof file_512},
    {"Conformance/TV/backgrounds.xml", file_513, sizeof file_513},
    {"Conformance/TV/batches-in-batches.xml", file_514, sizeof file_514},
    {"Conformance/TV/before-the-next-layout.xml", file_515, sizeof file_515},
    {"Conformance/TV/changesets.xml", file_516, sizeof file_516},
    {"Conformance/TV/configured-cells.xml", file_517, sizeof file_517},
    {"Conformance/TV/content-beside-accessories.xml", file_518, sizeof file_518},
    {"Conformance/TV/contents-of-other-kinds.xml", file_519, sizeof file_519},
    {"Conformance/TV/controllers.xml", file_520, sizeof file_520},
    {"Conformance/TV/delete-buttons.xml", file_521, sizeof file_521},
    {"Conformance/TV/drags-over-several.xml", file_522, sizeof file_522},
    {"Conformance/TV/during-calls.xml", file_523, sizeof file_523},
    {"Conformance/TV/edges-of-inset-groups.xml", file_524, sizeof file_524},
    {"Conformance/TV/editing-as-rows-come.xml", file_525, sizeof file_525},
    {"Conformance/TV/editing-by-code.xml", file_526, sizeof file_526},
    {"Conformance/TV/editing.xml", file_527, sizeof file_527},
    {"Conformance/TV/ends-and-tall-headers.xml", file_528, sizeof file_528},
    {"Conformance/TV/estimates-by-the-delegate.xml", file_529, sizeof file_529},
    {"Conformance/TV/estimates-while-rows-change.xml", file_530, sizeof file_530},
    {"Conformance/TV/estimates.xml", file_531, sizeof file_531},
    {"Conformance/TV/focus-and-hovering.xml", file_532, sizeof file_532},
    {"Conformance/TV/headers-and-footers.xml", file_533, sizeof file_533},
    {"Conformance/TV/heights-that-hold.xml", file_534, sizeof file_534},
    {"Conformance/TV/heights-without-estimates.xml", file_535, sizeof file_535},
    {"Conformance/TV/inset-groups-wrap.xml", file_536, sizeof file_536},
    {"Conformance/TV/ios15.xml", file_537, sizeof file_537},
    {"Conformance/TV/ios6.xml", file_538, sizeof file_538},
    {"Conformance/TV/late-settings.xml", file_539, sizeof file_539},
    {"Conformance/TV/logged-ios15.xml", file_540, sizeof file_540},
    {"Conformance/TV/logged-ios16.xml", file_541, sizeof file_541},
    {"Conformance/TV/logged-ios17.xml", file_542, sizeof file_542},
    {"Conformance/TV/logged-ios26.xml", file_543, sizeof file_543},
    {"Conformance/TV/logged-ios6.xml", file_544, sizeof file_544},
    {"Conformance/TV/logged-ios7.xml", file_545, sizeof file_545},
    {"Conformance/TV/logged.xml", file_546, sizeof file_546},
    {"Conformance/TV/many-rows-at-once.xml", file_547, sizeof file_547},
    {"Conformance/TV/masks-of-contents-ios7.xml", file_548, sizeof file_548},
    {"Conformance/TV/masks-of-contents.xml", file_549, sizeof file_549},
    {"Conformance/TV/menus-and-swipes.xml", file_550, sizeof file_550},
    {"Conformance/TV/menus-before-ios15.xml", file_551, sizeof file_551},
    {"Conformance/TV/modes-of-selection.xml", file_552, sizeof file_552},
    {"Conformance/TV/orders.xml", file_553, sizeof file_553},
    {"Conformance/TV/other-methods.xml", file_554, sizeof file_554},
    {"Conformance/TV/outside-the-window-ios11.xml", file_555, sizeof file_555},
    {"Conformance/TV/outside-the-window.xml", file_556, sizeof file_556},
    {"Conformance/TV/parts-by-code.xml", file_557, sizeof file_557},
    {"Conformance/TV/parts-while-editing.xml", file_558, sizeof file_558},
    {"Conformance/TV/primary-actions-ios15.xml", file_559, sizeof file_559},
    {"Conformance/TV/primary-actions.xml", file_560, sizeof file_560},
    {"Conformance/TV/properties-that-change.xml", file_561, sizeof file_561},
    {"Conformance/TV/rare-combinations.xml", file_562, sizeof file_562},
    {"Conformance/TV/read-back.xml", file_563, sizeof file_563},
    {"Conformance/TV/read-before-layout.xml", file_564, sizeof file_564},
    {"Conformance/TV/refusals.xml", file_565, sizeof file_565},
    {"Conformance/TV/reuse.xml", file_566, sizeof file_566},
    {"Conformance/TV/rows-and-geometry.xml", file_567, sizeof file_567},
    {"Conformance/TV/rows-announced-or-not.xml", file_568, sizeof file_568},
    {"Conformance/TV/rows-higher-than-the-table.xml", file_569, sizeof file_569},
    {"Conformance/TV/rows-of-snapshots-by-hand.xml", file_570, sizeof file_570},
    {"Conformance/TV/rows-that-decide.xml", file_571, sizeof file_571},
    {"Conformance/TV/rows-that-stay-selected.xml", file_572, sizeof file_572},
    {"Conformance/TV/rules-of-tables.xml", file_573, sizeof file_573},
    {"Conformance/TV/screens.xml", file_574, sizeof file_574},
    {"Conformance/TV/scrolling-and-index.xml", file_575, sizeof file_575},
    {"Conformance/TV/sections-of-each-kind.xml", file_576, sizeof file_576},
    {"Conformance/TV/sections-that-shift.xml", file_577, sizeof file_577},
    {"Conformance/TV/selection.xml", file_578, sizeof file_578},
    {"Conformance/TV/self-sizing.xml", file_579, sizeof file_579},
    {"Conformance/TV/shown-or-not-yet.xml", file_580, sizeof file_580},
    {"Conformance/TV/small-differences.xml", file_581, sizeof file_581},
    {"Conformance/TV/snapshots-of-ios14.xml", file_582, sizeof file_582},
    {"Conformance/TV/snapshots.xml", file_583, sizeof file_583},
    {"Conformance/TV/standard-rows-of-several-lines.xml", file_584, sizeof file_584},
    {"Conformance/TV/states-of-cells.xml", file_585, sizeof file_585},
    {"Conformance/TV/static-rows-by-hand.xml", file_586, sizeof file_586},
    {"Conformance/TV/sticking.xml", file_587, sizeof file_587},
    {"Conformance/TV/styles-of-contents.xml", file_588, sizeof file_588},
    {"Conformance/TV/styles-of-rows.xml", file_589, sizeof file_589},
    {"Conformance/TV/swipes-ios7.xml", file_590, sizeof file_590},
    {"Conformance/TV/swipes-that-are-over.xml", file_591, sizeof file_591},
    {"Conformance/TV/table-data.xml", file_592, sizeof file_592},
    {"Conformance/TV/table-headers-footers.xml", file_593, sizeof file_593},
    {"Conformance/TV/table-rows.xml", file_594, sizeof file_594},
    {"Conformance/TV/table-touches.xml", file_595, sizeof file_595},
    {"Conformance/TV/table-traces.xml", file_596, sizeof file_596},
    {"Conformance/TV/table-updates.xml", file_597, sizeof file_597},
    {"Conformance/TV/the-second-as-well.xml", file_598, sizeof file_598},
    {"Conformance/TV/titles-ios6.xml", file_599, sizeof file_599},
    {"Conformance/TV/titles.xml", file_600, sizeof file_600},
    {"Conformance/TV/told-of-less-ios17.xml", file_601, sizeof file_601},
    {"Conformance/TV/told-to-cells.xml", file_602, sizeof file_602},
    {"Conformance/TV/touches-that-last.xml", file_603, sizeof file_603},
    {"Conformance/TV/updates-without-data.xml", file_604, sizeof file_604},
    {"Conformance/TV/updates.xml", file_605, sizeof file_605},
    {"Conformance/TV/views-that-calls-carry.xml", file_606, sizeof file_606},
    {"Conformance/TV/walks.xml", file_607, sizeof file_607},
    {"Conformance/TV/what-reuse-takes-along.xml", file_608, sizeof file_608},
    {"Conformance/TV/what-stays-from-before.xml", file_609, sizeof file_609},
    {"Conformance/TV/whole-traces.xml", file_610, sizeof file_610},
    {"Conformance/TX/Breaks.xib", file_611, sizeof file_611},
    {"Conformance/TX/FontNames.xib", file_612, sizeof file_612},
    {"Conformance/TX/Kinds.xib", file_613, sizeof file_613},
    {"Conformance/TX/Matrix.xib", file_614, sizeof file_614},
    {"Conformance/TX/Preferred.xib", file_615, sizeof file_615},
    {"Conformance/TX/Snapshots/matrix/sizes-of-texts.sizes.xml", file_616, sizeof file_616},
    {"Conformance/TX/Styled.xib", file_617, sizeof file_617},
    {"Conformance/TX/Styles.xib", file_618, sizeof file_618},
    {"Conformance/TX/Tabs.xib", file_619, sizeof file_619},
    {"Conformance/TX/Texts.xib", file_620, sizeof file_620},
    {"Conformance/TX/breaks.xml", file_621, sizeof file_621},
    {"Conformance/TX/font-names.xml", file_622, sizeof file_622},
    {"Conformance/TX/kinds.xml", file_623, sizeof file_623},
    {"Conformance/TX/matrix.xml", file_624, sizeof file_624},
    {"Conformance/TX/places-in-texts.xml", file_625, sizeof file_625},
    {"Conformance/TX/plain-over-styled.xml", file_626, sizeof file_626},
    {"Conformance/TX/preferred.xml", file_627, sizeof file_627},
    {"Conformance/TX/shadows.xml", file_628, sizeof file_628},
    {"Conformance/TX/sizes-after-a-change.xml", file_629, sizeof file_629},
    {"Conformance/TX/styled-by-code.xml", file_630, sizeof file_630},
    {"Conformance/TX/styles.xml", file_631, sizeof file_631},
    {"Conformance/TX/texts.xml", file_632, sizeof file_632},
    {"Conformance/VC/Served.storyboard", file_633, sizeof file_633},
    {"Conformance/VC/alerts.xml", file_634, sizeof file_634},
    {"Conformance/VC/animated-or-not.xml", file_635, sizeof file_635},
    {"Conformance/VC/appearing-together.xml", file_636, sizeof file_636},
    {"Conformance/VC/bars-and-safe-areas.xml", file_637, sizeof file_637},
    {"Conformance/VC/before-ios15.xml", file_638, sizeof file_638},
    {"Conformance/VC/containers.xml", file_639, sizeof file_639},
    {"Conformance/VC/list-controllers.xml", file_640, sizeof file_640},
    {"Conformance/VC/navigation.xml", file_641, sizeof file_641},
    {"Conformance/VC/presented-by-containers.xml", file_642, sizeof file_642},
    {"Conformance/VC/refused-by-containers.xml", file_643, sizeof file_643},
    {"Conformance/VC/served-lists.xml", file_644, sizeof file_644},
    {"Conformance/VC/several-controllers.xml", file_645, sizeof file_645},
    {"Conformance/VC/shown-and-presented.xml", file_646, sizeof file_646},
    {"Conformance/VC/tables-that-appear.xml", file_647, sizeof file_647},
    {"Conformance/VC/views-of-controllers.xml", file_648, sizeof file_648},
    {"Conformance/VC/windows.xml", file_649, sizeof file_649},
    {"Conformance/VW/Hooks.xib", file_650, sizeof file_650},
    {"Conformance/VW/Same.xib", file_651, sizeof file_651},
    {"Conformance/VW/Tap.xib", file_652, sizeof file_652},
    {"Conformance/VW/Tinted.xib", file_653, sizeof file_653},
    {"Conformance/VW/among-siblings.xml", file_654, sizeof file_654},
    {"Conformance/VW/animations.xml", file_655, sizeof file_655},
    {"Conformance/VW/asked-again.xml", file_656, sizeof file_656},
    {"Conformance/VW/classes-that-answer.xml", file_657, sizeof file_657},
    {"Conformance/VW/colours.xml", file_658, sizeof file_658},
    {"Conformance/VW/ends-of-animations.xml", file_659, sizeof file_659},
    {"Conformance/VW/equal-looks.xml", file_660, sizeof file_660},
    {"Conformance/VW/geometry.xml", file_661, sizeof file_661},
    {"Conformance/VW/hooks.xml", file_662, sizeof file_662},
    {"Conformance/VW/inherited.xml", file_663, sizeof file_663},
    {"Conformance/VW/inside-of-a-window.xml", file_664, sizeof file_664},
    {"Conformance/VW/layers.xml", file_665, sizeof file_665},
    {"Conformance/VW/layout-now.xml", file_666, sizeof file_666},
    {"Conformance/VW/places-and-guides.xml", file_667, sizeof file_667},
    {"Conformance/VW/recognisers-by-code.xml", file_668, sizeof file_668},
    {"Conformance/VW/responders.xml", file_669, sizeof file_669},
    {"Conformance/VW/set-again.xml", file_670, sizeof file_670},
    {"Conformance/VW/touched-points.xml", file_671, sizeof file_671},
    {"Conformance/VW/views-in-themselves.xml", file_672, sizeof file_672},
    {"Conformance/VW/waiting-blocks.xml", file_673, sizeof file_673},
    {"Nibs/Actions.xib", file_674, sizeof file_674},
    {"Nibs/CellAndView.xib", file_675, sizeof file_675},
    {"Nibs/CollectionIntoAny.xib", file_676, sizeof file_676},
    {"Nibs/CollectionIntoOne.xib", file_677, sizeof file_677},
    {"Nibs/ConstantOutlet.xib", file_678, sizeof file_678},
    {"Nibs/ConstrainedItem.xib", file_679, sizeof file_679},
    {"Nibs/ContactCell.xib", file_680, sizeof file_680},
    {"Nibs/ContainerHeader.xib", file_681, sizeof file_681},
    {"Nibs/ControllerWithoutView.xib", file_682, sizeof file_682},
    {"Nibs/DefaultFlowLayout.xib", file_683, sizeof file_683},
    {"Nibs/DetailViewController.xib", file_684, sizeof file_684},
    {"Nibs/EditingTables.storyboard", file_685, sizeof file_685},
    {"Nibs/FlowLayout.xib", file_686, sizeof file_686},
    {"Nibs/Footer.xib", file_687, sizeof file_687},
    {"Nibs/HangingCell.xib", file_688, sizeof file_688},
    {"Nibs/Header.xib", file_689, sizeof file_689},
    {"Nibs/ImageHeader.xib", file_690, sizeof file_690},
    {"Nibs/LabelHeader.xib", file_691, sizeof file_691},
    {"Nibs/MaskedItem.xib", file_692, sizeof file_692},
    {"Nibs/Metrics.xib", file_693, sizeof file_693},
    {"Nibs/MissingOutlet.xib", file_694, sizeof file_694},
    {"Nibs/NamedCell.xib", file_695, sizeof file_695},
    {"Nibs/NamedHeader.xib", file_696, sizeof file_696},
    {"Nibs/NoTopLevelObject.xib", file_697, sizeof file_697},
    {"Nibs/NoteCell.xib", file_698, sizeof file_698},
    {"Nibs/NoteItem.xib", file_699, sizeof file_699},
    {"Nibs/OutletPanel.xib", file_700, sizeof file_700},
    {"Nibs/OwnerOutlet.xib", file_701, sizeof file_701},
    {"Nibs/Panel.xib", file_702, sizeof file_702},
    {"Nibs/PartialTable.xib", file_703, sizeof file_703},
    {"Nibs/PhotoCell.xib", file_704, sizeof file_704},
    {"Nibs/PlainViewRoot.xib", file_705, sizeof file_705},
    {"Nibs/Prototypes.storyboard", file_706, sizeof file_706},
    {"Nibs/Resizing.xib", file_707, sizeof file_707},
    {"Nibs/RuntimeAttributes.xib", file_708, sizeof file_708},
    {"Nibs/SectionHeader.xib", file_709, sizeof file_709},
    {"Nibs/SettingsView.xib", file_710, sizeof file_710},
    {"Nibs/SeveralObjects.xib", file_711, sizeof file_711},
    {"Nibs/SizedItem.xib", file_712, sizeof file_712},
    {"Nibs/Stars.xib", file_713, sizeof file_713},
    {"Nibs/StaticTables.storyboard", file_714, sizeof file_714},
    {"Nibs/TableView.xib", file_715, sizeof file_715},
    {"Nibs/TallCell.xib", file_716, sizeof file_716},
    {"Nibs/TallHeader.xib", file_717, sizeof file_717},
    {"Nibs/TwoTopLevelObjects.xib", file_718, sizeof file_718},
    {"Nibs/UnheardOutlet.xib", file_719, sizeof file_719},
    {"Nibs/UnknownClass.xib", file_720, sizeof file_720},
    {"Nibs/UnknownRuntimeAttribute.xib", file_721, sizeof file_721},
    {"Nibs/WatchedOutlet.xib", file_722, sizeof file_722},
    {"Nibs/WrongCollection.xib", file_723, sizeof file_723},
    {"Nibs/WrongOutlet.xib", file_724, sizeof file_724},
    {"Snapshots/autoresizing/there-and-back.before.xml", file_725, sizeof file_725},
    {"autoresizing.xml", file_726, sizeof file_726},
    {"benchmarks.xml", file_727, sizeof file_727},
    {"reuse-storms.xml", file_728, sizeof file_728},
    {"stress.xml", file_729, sizeof file_729},
};

const struct nibmark_suite_file *const nibmark_suite_files = all_files;
const size_t nibmark_suite_file_count = sizeof all_files / sizeof all_files[0];
