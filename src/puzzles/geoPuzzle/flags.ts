// The picture of each flag in public/flags, under a name that does not tell the country, and its colours. Written by `npm run take:countries`.
export const flagLines = `
AE 525cb10be354 red green black white
AF 7894c7ce014f black green red white
AL a1c2e4707639 red black
AM 2e17b91ff49d red blue orange
AO 2fdeadc6bcae red black yellow
AR 76ae1b5f24f7 lightBlue white
AT 4e8646664961 red white
AU 119a742320af blue white red
AZ 332724a179c4 lightBlue green red
BA 39f2c29e5fa8 blue yellow white
BD e907a4618be2 green red
BE bddbff62893e black yellow red
BF 95eb1d6de295 red green
BG fe9c084d00ee white green red
BH ea8ab11014e8 red white
BI 560a77100e0a white green red
BJ f6575ee68f10 green yellow red
BN 0b66c6ac4c85 yellow white black red
BO 0b34926ffdd6 yellow red green
BR 94850a2c2fd9 green yellow blue
BS 31210b8a993c blue black yellow
BT d2bf8855db40 orange yellow white
BW 107273add780 lightBlue black white
BY 81160277eeea red green white
BZ 9e7c905c4095 blue red white green
CA f30beedd3220 red white
CD 1a0dbe37f933 lightBlue red yellow
CF 1aa5c3be95ae yellow green white blue red
CG d8d5fb08f3ed green red yellow
CH 6f1e10f5eb46 red white
CI c41a7adfd5b2 orange white green
CL 5672c33cf39b red white blue
CM 7710f76c16aa yellow green red
CN 2a64f173055d red
CO c4ca7c5a77ac yellow blue red
CR 2cd04d9f969e red blue white
CU d772005398b0 blue white red
CV b8d6b6395eea blue white red
CZ 8503518fc991 red white blue
DE 57d393b62f80 red black yellow
DJ 8f8b414e705b green lightBlue white
DK e6533b5bf3ce red white
DO 29461c0198d5 white red blue
DZ 475d7b67ec25 white green red
EC 57c81e0828e5 yellow red blue
EE 9bc2de111828 lightBlue white black
EG c207801b0de9 red black white
ER cb96571049a3 red green lightBlue yellow
ES faf6bd8c27a9 red yellow
ET 1091fc45b957 green red yellow blue
FI 93d5b4163e11 white blue
FJ be05e58d333d lightBlue white red blue
FR d3f4a03c541d blue white red
GA 8407ffe44535 green yellow blue
GB 4f8a74e1a7a4 red white blue
GE a059c1eb6594 white red
GH 4de3c8878f45 red green yellow
GM ed3aab0c50f5 red green blue white
GN 842a44b71253 red yellow green
GR 98a49dadbc61 blue white
GT 47cc99059cdc lightBlue white
GW 9d5127c0dbef red yellow green
GY 493cfdb50f45 green red yellow white
HN 416ce43b41f1 lightBlue white
HR c10759f7e590 red blue white
HT ee37a2a2b202 blue red white
HU 50c1941571f2 white red green
ID a5bf5662788e red white
IE e22bbe66eb74 green white orange
IN 53397d7aff48 orange green white
IQ a5664be70721 red black white
IR edc569cf2884 red white green
IS cc26a373aa42 blue red white
IT 0b407696b153 green white red
JM e93eab6e7a3d green black yellow
JO 5c6490afccec green black red white
JP a75a0d9e05c7 white red
KE 590cd23cdacb red black green white
KG 93df6e258e88 red yellow
KH 5d1cea88f626 blue red
KP 06af9f4a207b red blue white
KR 556e9937bb7d white red black blue
KW 9e1e64f96ed5 red green white black
KZ d136f6c76639 lightBlue yellow
LA 1c3fa05df6d2 red blue white
LB 378f223e1977 red white
LK 56c3bc85c1ee yellow red orange green
LR 9a652b3f1c1f red white blue
LS 441e3bde110a blue green white
LT 28a90e0bd32d red yellow green
LU 33423e536c96 white red lightBlue
LV 9b5a671dcda2 red white
LY eef097fe54be red green black
MA 05f38e95f2b8 red green
MD 5cba7960934c red blue yellow orange
ME b4040612dde0 red yellow
MG ce37b52fc3c7 white red green
MK fce3091f20f3 red yellow
ML 18872e56176c green yellow red
MM bc6fb756fd13 yellow red green white
MN a5fc826e0e31 red blue
MR 06b6b9173b70 green red yellow
MT a8010dfb069e red white
MU 29dafd304e8b red blue yellow green
MW 5e0b7ef0344f red green black
MX 0c43a6d2841d green red white
MY 99f2ce978fb5 red white blue
MZ 28f381e8f27b yellow green red black white
NA a8eb76942e17 green blue red white
NE 6bcaeae64b28 red green white
NG 8c48ebd0b059 green white
NI 1960ced6c2b1 blue white
NL 1894975edd90 red white blue
NO 70d75e544e1c red blue white
NP 5417cd10c5e8 white red blue
NZ 7c4513b97ab1 blue red white
OM 2a60e3f77bab red white green
PA 851a2f4e5fc5 white red blue
PE c929ab5a2eea red white
PG 978cc0290a22 black red yellow
PH abdc9024fe94 red blue white yellow
PK c7f3405151e6 green white
PL 4827970fd11b white red
PT dd8d03380cd5 red green
PY d0ffb165568d red blue white
QA a027d3febe5b red white
RO 0b2ac0213d7a blue yellow red
RU c87e85047387 red white blue
RW 90cc35a8ff4d lightBlue yellow green
SA 91c7eeb7138f green white
SB bf08c98499b4 green blue yellow
SD a7e8ef4e20a8 red black white green
SE 63877ba81fa3 blue yellow
SG e59d1996ef2c white red
SI 0b6c43d816a9 blue red white
SK f140403cfc7b white red blue
SL ccfdd2dcc422 white green lightBlue
SN 51a4b66e2b1c green red yellow
SO 8066bde71dad lightBlue white
SR 5e4482736bf7 green red white
SS 150ca639cf11 black green blue red white
SV 28af42ad52d1 blue white
SY c72a9e8f97d8 green black white
SZ b5ad8f1da24a red blue yellow white black
TD b3f05c383d81 blue yellow red
TG a5f08f16a0f3 green yellow red
TH ad264009110d blue red white
TJ 3485bc091726 red green white
TL e86e59cb8909 red black yellow
TM 0082e1c7777b green red
TN 5cf79e045164 red white
TR 68513c67fc0c red white
TT 0162ecd081fa red black white
TZ 6ae44e9bfa7c lightBlue green black yellow
UA 9a26fbc573e6 lightBlue yellow
UG 8bd180b8788e yellow red blue white
US 77bc7f363721 red white blue
UY 703ac7d45f2b white blue
UZ 852774f34e4e white lightBlue green
VE 46919776330a yellow red blue
VN 23353a1055fa red yellow
VU b6cb4f22251d red green black yellow
WS 74eb280c33b9 red blue
YE a18e208d25a4 red white black
ZA 1effe50a1171 green blue red white yellow black
ZM d979102ffa20 green orange red black
ZW 7c8d9a6b3cd9 white green yellow red black
`;
