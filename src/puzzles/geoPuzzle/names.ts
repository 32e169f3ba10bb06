// Names of countries in English and Turkish, after CLDR; a line each: code, name, name. Written by `npm run take:countries`.
export const nameLines = `
AD Andorra|Andorra
AE United Arab Emirates|Birleşik Arap Emirlikleri
AF Afghanistan|Afganistan
AG Antigua and Barbuda|Antigua ve Barbuda
AL Albania|Arnavutluk
AM Armenia|Ermenistan
AO Angola|Angola
AR Argentina|Arjantin
AT Austria|Avusturya
AU Australia|Avustralya
AZ Azerbaijan|Azerbaycan
BA Bosnia and Herzegovina|Bosna-Hersek
BB Barbados|Barbados
BD Bangladesh|Bangladeş
BE Belgium|Belçika
BF Burkina Faso|Burkina Faso
BG Bulgaria|Bulgaristan
BH Bahrain|Bahreyn
BI Burundi|Burundi
BJ Benin|Benin
BN Brunei|Brunei
BO Bolivia|Bolivya
BR Brazil|Brezilya
BS Bahamas|Bahamalar
BT Bhutan|Butan
BW Botswana|Botsvana
BY Belarus|Belarus
BZ Belize|Belize
CA Canada|Kanada
CD DR Congo|Demokratik Kongo Cumhuriyeti
CF Central African Republic|Orta Afrika Cumhuriyeti
CG Republic of the Congo|Kongo Cumhuriyeti
CH Switzerland|İsviçre
CI Ivory Coast|Fildişi Sahili
CL Chile|Şili
CM Cameroon|Kamerun
CN China|Çin
CO Colombia|Kolombiya
CR Costa Rica|Kosta Rika
CU Cuba|Küba
CV Cape Verde|Yeşil Burun Adaları
CY Cyprus|Kıbrıs
CZ Czechia|Çekya
DE Germany|Almanya
DJ Djibouti|Cibuti
DK Denmark|Danimarka
DM Dominica|Dominika
DO Dominican Republic|Dominik Cumhuriyeti
DZ Algeria|Cezayir
EC Ecuador|Ekvador
EE Estonia|Estonya
EG Egypt|Mısır
ER Eritrea|Eritre
ES Spain|İspanya
ET Ethiopia|Etiyopya
FI Finland|Finlandiya
FJ Fiji|Fiji
FM Micronesia|Mikronezya
FR France|Fransa
GA Gabon|Gabon
GB United Kingdom|Birleşik Krallık
GD Grenada|Grenada
GE Georgia|Gürcistan
GH Ghana|Gana
GM Gambia|Gambiya
GN Guinea|Gine
GQ Equatorial Guinea|Ekvator Ginesi
GR Greece|Yunanistan
GT Guatemala|Guatemala
GW Guinea-Bissau|Gine-Bissau
GY Guyana|Guyana
HN Honduras|Honduras
HR Croatia|Hırvatistan
HT Haiti|Haiti
HU Hungary|Macaristan
ID Indonesia|Endonezya
IE Ireland|İrlanda
IL Israel|İsrail
IN India|Hindistan
IQ Iraq|Irak
IR Iran|İran
IS Iceland|İzlanda
IT Italy|İtalya
JM Jamaica|Jamaika
JO Jordan|Ürdün
JP Japan|Japonya
KE Kenya|Kenya
KG Kyrgyzstan|Kırgızistan
KH Cambodia|Kamboçya
KI Kiribati|Kiribati
KM Comoros|Komorlar
KN St. Kitts and Nevis|Saint Kitts ve Nevis
KP North Korea|Kuzey Kore
KR South Korea|Güney Kore
KW Kuwait|Kuveyt
KZ Kazakhstan|Kazakistan
LA Laos|Laos
LB Lebanon|Lübnan
LC St. Lucia|Saint Lucia
LI Liechtenstein|Liechtenstein
LK Sri Lanka|Sri Lanka
LR Liberia|Liberya
LS Lesotho|Lesotho
LT Lithuania|Litvanya
LU Luxembourg|Lüksemburg
LV Latvia|Letonya
LY Libya|Libya
MA Morocco|Fas
MC Monaco|Monako
MD Moldova|Moldova
ME Montenegro|Karadağ
MG Madagascar|Madagaskar
MH Marshall Islands|Marshall Adaları
MK North Macedonia|Kuzey Makedonya
ML Mali|Mali
MM Myanmar|Myanmar
MN Mongolia|Moğolistan
MR Mauritania|Moritanya
MT Malta|Malta
MU Mauritius|Mauritius
MV Maldives|Maldivler
MW Malawi|Malavi
MX Mexico|Meksika
MY Malaysia|Malezya
MZ Mozambique|Mozambik
NA Namibia|Namibya
NE Niger|Nijer
NG Nigeria|Nijerya
NI Nicaragua|Nikaragua
NL Netherlands|Hollanda
NO Norway|Norveç
NP Nepal|Nepal
NR Nauru|Nauru
NZ New Zealand|Yeni Zelanda
OM Oman|Umman
PA Panama|Panama
PE Peru|Peru
PG Papua New Guinea|Papua Yeni Gine
PH Philippines|Filipinler
PK Pakistan|Pakistan
PL Poland|Polonya
PT Portugal|Portekiz
PW Palau|Palau
PY Paraguay|Paraguay
QA Qatar|Katar
RO Romania|Romanya
RS Serbia|Sırbistan
RU Russia|Rusya
RW Rwanda|Ruanda
SA Saudi Arabia|Suudi Arabistan
SB Solomon Islands|Solomon Adaları
SC Seychelles|Seyşeller
SD Sudan|Sudan
SE Sweden|İsveç
SG Singapore|Singapur
SI Slovenia|Slovenya
SK Slovakia|Slovakya
SL Sierra Leone|Sierra Leone
SM San Marino|San Marino
SN Senegal|Senegal
SO Somalia|Somali
SR Suriname|Surinam
SS South Sudan|Güney Sudan
ST São Tomé and Príncipe|Sao Tome ve Principe
SV El Salvador|El Salvador
SY Syria|Suriye
SZ Eswatini|Esvatini
TD Chad|Çad
TG Togo|Togo
TH Thailand|Tayland
TJ Tajikistan|Tacikistan
TL Timor-Leste|Timor-Leste
TM Turkmenistan|Türkmenistan
TN Tunisia|Tunus
TO Tonga|Tonga
TR Türkiye|Türkiye
TT Trinidad and Tobago|Trinidad ve Tobago
TV Tuvalu|Tuvalu
TZ Tanzania|Tanzanya
UA Ukraine|Ukrayna
UG Uganda|Uganda
US United States|Amerika Birleşik Devletleri
UY Uruguay|Uruguay
UZ Uzbekistan|Özbekistan
VC St. Vincent and Grenadines|Saint Vincent ve Grenadinler
VE Venezuela|Venezuela
VN Vietnam|Vietnam
VU Vanuatu|Vanuatu
WS Samoa|Samoa
YE Yemen|Yemen
ZA South Africa|Güney Afrika
ZM Zambia|Zambiya
ZW Zimbabwe|Zimbabve
`;
