// Generated from the names in Suites/ by Scripts/embed-suites: run that, and do not change this file.

#include "CBuiltinSuites.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file_0[] = {
#embed "../../Suites/Nibs/Actions.xib"
};
static const unsigned char file_1[] = {
#embed "../../Suites/Nibs/CellAndView.xib"
};
static const unsigned char file_2[] = {
#embed "../../Suites/Nibs/ContactCell.xib"
};
static const unsigned char file_3[] = {
#embed "../../Suites/Nibs/ContainerHeader.xib"
};
static const unsigned char file_4[] = {
#embed "../../Suites/Nibs/ControllerWithoutView.xib"
};
static const unsigned char file_5[] = {
#embed "../../Suites/Nibs/DefaultFlowLayout.xib"
};
static const unsigned char file_6[] = {
#embed "../../Suites/Nibs/DetailViewController.xib"
};
static const unsigned char file_7[] = {
#embed "../../Suites/Nibs/FlowLayout.xib"
};
static const unsigned char file_8[] = {
#embed "../../Suites/Nibs/Footer.xib"
};
static const unsigned char file_9[] = {
#embed "../../Suites/Nibs/HangingCell.xib"
};
static const unsigned char file_10[] = {
#embed "../../Suites/Nibs/Header.xib"
};
static const unsigned char file_11[] = {
#embed "../../Suites/Nibs/ImageHeader.xib"
};
static const unsigned char file_12[] = {
#embed "../../Suites/Nibs/LabelHeader.xib"
};
static const unsigned char file_13[] = {
#embed "../../Suites/Nibs/Metrics.xib"
};
static const unsigned char file_14[] = {
#embed "../../Suites/Nibs/MissingOutlet.xib"
};
static const unsigned char file_15[] = {
#embed "../../Suites/Nibs/NamedCell.xib"
};
static const unsigned char file_16[] = {
#embed "../../Suites/Nibs/NamedHeader.xib"
};
static const unsigned char file_17[] = {
#embed "../../Suites/Nibs/NoTopLevelObject.xib"
};
static const unsigned char file_18[] = {
#embed "../../Suites/Nibs/NoteCell.xib"
};
static const unsigned char file_19[] = {
#embed "../../Suites/Nibs/NoteItem.xib"
};
static const unsigned char file_20[] = {
#embed "../../Suites/Nibs/OwnerOutlet.xib"
};
static const unsigned char file_21[] = {
#embed "../../Suites/Nibs/PartialTable.xib"
};
static const unsigned char file_22[] = {
#embed "../../Suites/Nibs/PhotoCell.xib"
};
static const unsigned char file_23[] = {
#embed "../../Suites/Nibs/PlainViewRoot.xib"
};
static const unsigned char file_24[] = {
#embed "../../Suites/Nibs/Prototypes.storyboard"
};
static const unsigned char file_25[] = {
#embed "../../Suites/Nibs/Resizing.xib"
};
static const unsigned char file_26[] = {
#embed "../../Suites/Nibs/RuntimeAttributes.xib"
};
static const unsigned char file_27[] = {
#embed "../../Suites/Nibs/SectionHeader.xib"
};
static const unsigned char file_28[] = {
#embed "../../Suites/Nibs/SettingsView.xib"
};
static const unsigned char file_29[] = {
#embed "../../Suites/Nibs/SeveralObjects.xib"
};
static const unsigned char file_30[] = {
#embed "../../Suites/Nibs/Stars.xib"
};
static const unsigned char file_31[] = {
#embed "../../Suites/Nibs/TableView.xib"
};
static const unsigned char file_32[] = {
#embed "../../Suites/Nibs/TwoTopLevelObjects.xib"
};
static const unsigned char file_33[] = {
#embed "../../Suites/Nibs/UnknownClass.xib"
};
static const unsigned char file_34[] = {
#embed "../../Suites/Nibs/UnknownRuntimeAttribute.xib"
};
static const unsigned char file_35[] = {
#embed "../../Suites/Snapshots/autoresizing/there-and-back.before.xml"
};
static const unsigned char file_36[] = {
#embed "../../Suites/autoresizing.xml"
};
static const unsigned char file_37[] = {
#embed "../../Suites/benchmarks.xml"
};
static const unsigned char file_38[] = {
#embed "../../Suites/collection-headers-footers.xml"
};
static const unsigned char file_39[] = {
#embed "../../Suites/collection-updates.xml"
};
static const unsigned char file_40[] = {
#embed "../../Suites/collections.xml"
};
static const unsigned char file_41[] = {
#embed "../../Suites/controllers.xml"
};
static const unsigned char file_42[] = {
#embed "../../Suites/custom-layouts.xml"
};
static const unsigned char file_43[] = {
#embed "../../Suites/data-sources.xml"
};
static const unsigned char file_44[] = {
#embed "../../Suites/editing.xml"
};
static const unsigned char file_45[] = {
#embed "../../Suites/flow-layout.xml"
};
static const unsigned char file_46[] = {
#embed "../../Suites/ios15.xml"
};
static const unsigned char file_47[] = {
#embed "../../Suites/ios16.xml"
};
static const unsigned char file_48[] = {
#embed "../../Suites/ios17.xml"
};
static const unsigned char file_49[] = {
#embed "../../Suites/ios6.xml"
};
static const unsigned char file_50[] = {
#embed "../../Suites/layouts.xml"
};
static const unsigned char file_51[] = {
#embed "../../Suites/list-attributes.xml"
};
static const unsigned char file_52[] = {
#embed "../../Suites/nib-loading.xml"
};
static const unsigned char file_53[] = {
#embed "../../Suites/nib-registration.xml"
};
static const unsigned char file_54[] = {
#embed "../../Suites/reuse-storms.xml"
};
static const unsigned char file_55[] = {
#embed "../../Suites/rules-of-answers.xml"
};
static const unsigned char file_56[] = {
#embed "../../Suites/rules-of-collections.xml"
};
static const unsigned char file_57[] = {
#embed "../../Suites/rules-of-tables.xml"
};
static const unsigned char file_58[] = {
#embed "../../Suites/rules-of-updates.xml"
};
static const unsigned char file_59[] = {
#embed "../../Suites/self-sizing.xml"
};
static const unsigned char file_60[] = {
#embed "../../Suites/storyboards.xml"
};
static const unsigned char file_61[] = {
#embed "../../Suites/stress.xml"
};
static const unsigned char file_62[] = {
#embed "../../Suites/table-data.xml"
};
static const unsigned char file_63[] = {
#embed "../../Suites/table-headers-footers.xml"
};
static const unsigned char file_64[] = {
#embed "../../Suites/table-rows.xml"
};
static const unsigned char file_65[] = {
#embed "../../Suites/table-touches.xml"
};
static const unsigned char file_66[] = {
#embed "../../Suites/table-traces.xml"
};
static const unsigned char file_67[] = {
#embed "../../Suites/table-updates.xml"
};

static const struct nibmark_suite_file all_files[] = {
    {"Nibs/Actions.xib", file_0, sizeof file_0},
    {"Nibs/CellAndView.xib", file_1, sizeof file_1},
    {"Nibs/ContactCell.xib", file_2, sizeof file_2},
    {"Nibs/ContainerHeader.xib", file_3, sizeof file_3},
    {"Nibs/ControllerWithoutView.xib", file_4, sizeof file_4},
    {"Nibs/DefaultFlowLayout.xib", file_5, sizeof file_5},
    {"Nibs/DetailViewController.xib", file_6, sizeof file_6},
    {"Nibs/FlowLayout.xib", file_7, sizeof file_7},
    {"Nibs/Footer.xib", file_8, sizeof file_8},
    {"Nibs/HangingCell.xib", file_9, sizeof file_9},
    {"Nibs/Header.xib", file_10, sizeof file_10},
    {"Nibs/ImageHeader.xib", file_11, sizeof file_11},
    {"Nibs/LabelHeader.xib", file_12, sizeof file_12},
    {"Nibs/Metrics.xib", file_13, sizeof file_13},
    {"Nibs/MissingOutlet.xib", file_14, sizeof file_14},
    {"Nibs/NamedCell.xib", file_15, sizeof file_15},
    {"Nibs/NamedHeader.xib", file_16, sizeof file_16},
    {"Nibs/NoTopLevelObject.xib", file_17, sizeof file_17},
    {"Nibs/NoteCell.xib", file_18, sizeof file_18},
    {"Nibs/NoteItem.xib", file_19, sizeof file_19},
    {"Nibs/OwnerOutlet.xib", file_20, sizeof file_20},
    {"Nibs/PartialTable.xib", file_21, sizeof file_21},
    {"Nibs/PhotoCell.xib", file_22, sizeof file_22},
    {"Nibs/PlainViewRoot.xib", file_23, sizeof file_23},
    {"Nibs/Prototypes.storyboard", file_24, sizeof file_24},
    {"Nibs/Resizing.xib", file_25, sizeof file_25},
    {"Nibs/RuntimeAttributes.xib", file_26, sizeof file_26},
    {"Nibs/SectionHeader.xib", file_27, sizeof file_27},
    {"Nibs/SettingsView.xib", file_28, sizeof file_28},
    {"Nibs/SeveralObjects.xib", file_29, sizeof file_29},
    {"Nibs/Stars.xib", file_30, sizeof file_30},
    {"Nibs/TableView.xib", file_31, sizeof file_31},
    {"Nibs/TwoTopLevelObjects.xib", file_32, sizeof file_32},
    {"Nibs/UnknownClass.xib", file_33, sizeof file_33},
    {"Nibs/UnknownRuntimeAttribute.xib", file_34, sizeof file_34},
    {"Snapshots/autoresizing/there-and-back.before.xml", file_35, sizeof file_35},
    {"autoresizing.xml", file_36, sizeof file_36},
    {"benchmarks.xml", file_37, sizeof file_37},
    {"collection-headers-footers.xml", file_38, sizeof file_38},
    {"collection-updates.xml", file_39, sizeof file_39},
    {"collections.xml", file_40, sizeof file_40},
    {"controllers.xml", file_41, sizeof file_41},
    {"custom-layouts.xml", file_42, sizeof file_42},
    {"data-sources.xml", file_43, sizeof file_43},
    {"editing.xml", file_44, sizeof file_44},
    {"flow-layout.xml", file_45, sizeof file_45},
    {"ios15.xml", file_46, sizeof file_46},
    {"ios16.xml", file_47, sizeof file_47},
    {"ios17.xml", file_48, sizeof file_48},
    {"ios6.xml", file_49, sizeof file_49},
    {"layouts.xml", file_50, sizeof file_50},
    {"list-attributes.xml", file_51, sizeof file_51},
    {"nib-loading.xml", file_52, sizeof file_52},
    {"nib-registration.xml", file_53, sizeof file_53},
    {"reuse-storms.xml", file_54, sizeof file_54},
    {"rules-of-answers.xml", file_55, sizeof file_55},
    {"rules-of-collections.xml", file_56, sizeof file_56},
    {"rules-of-tables.xml", file_57, sizeof file_57},
    {"rules-of-updates.xml", file_58, sizeof file_58},
    {"self-sizing.xml", file_59, sizeof file_59},
    {"storyboards.xml", file_60, sizeof file_60},
    {"stress.xml", file_61, sizeof file_61},
    {"table-data.xml", file_62, sizeof file_62},
    {"table-headers-footers.xml", file_63, sizeof file_63},
    {"table-rows.xml", file_64, sizeof file_64},
    {"table-touches.xml", file_65, sizeof file_65},
    {"table-traces.xml", file_66, sizeof file_66},
    {"table-updates.xml", file_67, sizeof file_67},
};

const struct nibmark_suite_file *const nibmark_suite_files = all_files;
const size_t nibmark_suite_file_count = sizeof all_files / sizeof all_files[0];
