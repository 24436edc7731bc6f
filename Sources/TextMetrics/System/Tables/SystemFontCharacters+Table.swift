// Written by Evaluation/read-system-font.

extension SystemFontCharacters {
  /// The code points that the tables have, in their order.
  static let ranges: [Range<UInt32>] = [
    0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x149, 0x14A..<0x180, 0x181..<0x182, 0x18A..<0x18B,
    0x18E..<0x190, 0x191..<0x193, 0x198..<0x19A, 0x19F..<0x1A2, 0x1A9..<0x1AA, 0x1AF..<0x1B1,
    0x1B7..<0x1B8, 0x1C0..<0x1E4, 0x1E6..<0x1EE, 0x1F1..<0x1F6, 0x1F8..<0x21C, 0x21E..<0x220,
    0x226..<0x234, 0x237..<0x238, 0x37E..<0x37F, 0x384..<0x38B, 0x38C..<0x38D, 0x38E..<0x3A2,
    0x3A3..<0x3CF, 0x3DC..<0x3DE, 0x400..<0x460, 0x462..<0x464, 0x472..<0x478, 0x48A..<0x500,
    0x510..<0x514, 0x51C..<0x51E, 0x524..<0x528, 0x52E..<0x530, 0x1E00..<0x1E9A,
    0x1E9E..<0x1E9F, 0x1EA0..<0x1EFA, 0x2010..<0x2015, 0x2016..<0x2017, 0x2018..<0x201B,
    0x201C..<0x201F, 0x2020..<0x2024, 0x2026..<0x2027, 0x2028..<0x202A, 0x202F..<0x2031,
    0x2032..<0x2035, 0x2038..<0x203B, 0x203D..<0x203E, 0x203F..<0x2040, 0x2041..<0x2045,
    0x2053..<0x2055, 0x205F..<0x2060, 0x20A1..<0x20AF, 0x20B1..<0x20B6, 0x20B8..<0x20BB,
    0x20BC..<0x20C0, 0x2100..<0x2102, 0x2103..<0x2107, 0x2109..<0x210A, 0x2116..<0x2118,
    0x2120..<0x2121, 0x2122..<0x2123, 0x2126..<0x2127, 0x212A..<0x212C, 0x2190..<0x2195,
    0x2196..<0x219A, 0x2202..<0x2203, 0x2206..<0x2208, 0x220F..<0x2210, 0x2211..<0x2213,
    0x2217..<0x221C, 0x221E..<0x221F, 0x222B..<0x222C, 0x223C..<0x223D, 0x2248..<0x2249,
    0x2260..<0x2262, 0x2264..<0x2266, 0x25A0..<0x25A2, 0x25B2..<0x25B5, 0x25B6..<0x25B9,
    0x25BC..<0x25BF, 0x25C0..<0x25C3, 0x25C9..<0x25CC, 0x25CF..<0x25D0,
  ]

  /// How many classes there are of the second character of a pair.
  static let rightCount = 72
  /// How many there are of the first one.
  static let leftCount = 76

  /// The class of each character as the first of a pair.
  static let leftClasses: StaticString = """
    ##$%#&'$()*+,+,-./0123456.7789:;<=>?@ABCDDEFGDD@H@IJKELMNOP(Q#*R#STUVWXYSZZ[VSSTT]^_`abcdbe(\
    fg##a########CnYC#*9$$#%#m#$Co###Y======#?AAAADDDD@D@@@@@<@EEEEO@/SSSSSSWUWZZZZ###TSTTTTT+Ta\
    aaabTb=S=S=S?U?U?U?U@K@#AZAZAWAWAZCYCYCYCYDS#SD#D#D#DZDZEZE#F[AG#G#GK##W#DSDSDS##@T@T@TAWI^I\
    ^I^J_J_J_J_K`K`X/EaEaEaEaEaEaMcObOPePePe##########3-%5-#####PeeEZZEZZ=SD#@TEaEaEaEaEaE=S=S#Z\
    CYF[@T@TPeeCYDS=S#Z@T=S=SAZAZD#D#@T@TI^I^EaEaJ_K`DS=SAW@T@T@T@TObZ###=#A##@O``=>K=AP#@#F=##A\
    @#HNKO@N$`#O`Ug`T`UcTUlgT`8(`clT`T#``TTbTT`TTTT##>>_K.J##EUUaF#L#=<JKY>FJ##F###@#H.KL.NY##YU\
    #U@@##<0B#YI0##I###<#<YIb<I####g#g<<#YYYBYJ###ggYI#b#_g@<OB##ZA_gH<KB@3_8QPJ0QPFIFIFIY#KB_8+\
    8.YKIi3i3QPY#Y###aY?Y?Y#FIJ8ZA##ZA##ZA#=#=#>Y>Y@<@<FIJ0C#####@<@<@<@<LbLbLb##KB##@3NINIU8##M\
    BY#Y#Y#=S>T>T>T?U@#@#@#@#@#AZAZAWAWAZBXCYDSDSDSDSDSDZD#F[F[F[G#G#G#G#DSDSDSDSDSDSDS@T@T@T@TH\
    THTI^I^I^I^J_J_J_J_J_K`K`K`K`EaEaEaEaEaLbLbMcMcMcMcMcNdNdObPePePeS`cbJ=S=S=S=S=S=S=S=S=S=S=S\
    =SAWAWAZAZAZAZAZAZDZDZ@T@T@T@T@T@T@T3-3-3-3-3-EaEa5-5-5-5-5-ObObObOb++hhh#ijkijk88ll,####jjj\
    #no################################3##########CCC#F=##############+#####J##99#99#######l####\
    ######
    """

  /// The class of each character as the second of a pair.
  static let rightClasses: StaticString = """
    #$%&''(%)*+,-,-./01234567899:;<=>?@A@@@A@@B@@@@A@A@CDEFGHIJKL*+MNOPQQQRSPTUPPVVQWQVXYZ[]^[_`\
    a*b'P''''''''=j>='+;%%'''i'%=k'''T???????A@@@@@@@@)@AAAAA>AEEEEI@POOOOOOOQQQQQ'T''QVQQQQQ,QZ\
    ZZZ[P[?O?O?OAQAQAQAQ@Q)Q@Q@Q@Q@Q@QAQAQAQAQ@P''@'@'@'@T@T@TBU@P'@P@P@P@P''@V@V@V'VAQAQAQAQ@V@\
    V@'CXCXCXCXDYDY%CEZEZEZEZEZEZG]I[IJ_J_J_P'''''R'P'AQ'EZ'''''@@Q@@P@@V?O@'AQEZEZEZEZEZ&?O?O?O\
    AQ@PAQAQ@@QAQ@V?O?OAQ?O?O@Q@Q@'@'AQAQ@'@'EZEZCXDY@P?O@QAQAQAQAQI[UP&&?&&&&&&&h?&&?&J&A&&?&&&\
    A&&JDIAH%9&IQQYhZQP[QQ/Y/ZVJV[/QZQQQ]ZQ[ZQhZQZQ&&&&f&AC&&BB&f&&4&?&&&9&J/&&&B&&A&&Af4/H&A&&%\
    &&/&kZZ99.Q^Z999X99Q99Q/[Q^9A99]99Z9XQQ&9QXU&UX9&99[9%AAQ%]&&&9%A&9&9&Z&9J^/Z&9&9&&f]&9&9&9A\
    QAQf]%]%]H^f]AAAA&9AAAA&J^&9BX&9&9AA&99?Z?Z?Z&Q2/2/J^/ZCZ&9&9AQAQAQ/Z4[4[4[AA&9&9&ZH^H^CZBX%\
    ]&9&9BX?O@P@P@PAQ@Q@Q@Q@Q@Q@Q@Q@Q@Q@Q@RAQ@P@P@P@P@P@T@'@P@P@P@P@P@P@P@V@V@V@V@V@V@VAQAQAQAQ@\
    V@V@V@V@'@VCXCXCXCXCXDYDYDYDYEZEZEZEZEZF[F[G]G]G]G]G]H^H^I[J_J_J_PY][C?O?O?O?O?O?O?O?O?O?O?O\
    ?O@Q@Q@Q@Q@Q@Q@Q@Q@T@TAQAQAQAQAQAQAQAQAQAQAQAQEZEZEZEZEZEZEZI[I[I[I[,,ccd'efgefg<<hh-''''fff\
    'jk'''''''''''''''''''''''''''''''''''''+'''+@=<<'@?''''''''''&''','''''C'';;';;'''''''h''''\
    ''''''
    """
}
