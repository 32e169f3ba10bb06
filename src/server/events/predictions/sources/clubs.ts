// Clubs by name: a three-letter code and two colours of ours, from which a shirt is drawn. No crests.
import type { Club } from '../../../../contract/events/predictions.ts';

/** Code, main colour, second colour, name. */
const english = `ARS d7263d ffffff Arsenal
AVL 6b1f3a 8fc3e8 Aston Villa
BOU c8202f 1d1d1f AFC Bournemouth
BRE d33030 ffffff Brentford
BHA 1d5fbf ffffff Brighton & Hove Albion
BUR 6c1d45 99d6ea Burnley
CHE 1f4fb5 ffffff Chelsea
CRY 1b458f c4122e Crystal Palace
EVE 20418f ffffff Everton
FUL ffffff 1d1d1f Fulham
LEE ffffff 1d428a Leeds United
LIV c1272d ffffff Liverpool
MCI 7ab8e6 ffffff Manchester City
MUN c9302c 1d1d1f Manchester United
NEW 1d1d1f ffffff Newcastle United
NFO cc1f2f ffffff Nottingham Forest
SUN d9303a ffffff Sunderland
TOT ffffff 1b2a4d Tottenham Hotspur
WHU 7a263a 1bb1e7 West Ham United
WOL f5a623 1d1d1f Wolverhampton Wanderers`;

const turkish = `ALA f28c28 2f7d4f Alanyaspor
ANT d0312d ffffff Antalyaspor
BJK 1d1d1f ffffff Beşiktaş
RIZ 1f8a4c 1b5fa8 Çaykur Rizespor
EYP 6a3fa0 f2c230 Eyüpspor
FKG c22f3a 1d1d1f Fatih Karagümrük
FB 1f2f6b f5d130 Fenerbahçe
GS a3262f f7a823 Galatasaray
GFK b3202c 1d1d1f Gaziantep FK
GEN c8202f 1d1d1f Gençlerbirliği
GÖZ f2c230 c8202f Göztepe
IBFK f27c22 1d2f5f İstanbul Başakşehir
KAS 1d3f8a ffffff Kasımpaşa
KAY f2c230 c8202f Kayserispor
KOC 1f8a4c 1d1d1f Kocaelispor
KON 1f8a4c ffffff Konyaspor
SAM c8202f ffffff Samsunspor
TS 7a1f3d 5fb4e5 Trabzonspor`;

const european = `AJA ffffff c8202f Ajax
ASM c8202f ffffff Monaco
ATA 1d1d1f 1f5fbf Atalanta
ATH c8202f ffffff Athletic Club
B04 1d1d1f c8202f Bayer Leverkusen
BVB f5d130 1d1d1f Borussia Dortmund
ATM c8202f ffffff Atlético de Madrid
CLB 1d5fbf 1d1d1f Club Brugge
SGE 1d1d1f c8202f Eintracht Frankfurt
BAR 9b2242 1f4f9f Barcelona
BAY c8202f ffffff Bayern München
INT 1f5fbf 1d1d1f Inter
FCK ffffff 1f4f9f København
BOD f5d130 1d1d1f Bodø/Glimt
KAI f5d130 1d1d1f Kairat
JUV 1d1d1f ffffff Juventus
OM ffffff 4fb0e0 Olympique de Marseille
OLY c8202f ffffff Olympiakos
PSV c8202f ffffff PSV
PAF 1f4f9f ffffff Paphos
PSG 1b2a5f c8202f Paris Saint-Germain
QAR 1d1d1f ffffff Qarabağ
RMA ffffff c9a95c Real Madrid
USG f5d130 1f4f9f Union Saint-Gilloise
SLA c8202f ffffff Slavia Praha
NAP 4fa0e0 ffffff Napoli
BEN c8202f ffffff Benfica
SCP 1f8a4c ffffff Sporting CP
VIL f5d130 1f3f7f Villarreal`;

const readClubs = (text: string): Club[] =>
  text.split('\n').map((line) => {
    const [code = '', one = '', two = '', ...name] = line.split(' ');
    return { code, name: name.join(' '), colours: [`#${one}`, `#${two}`] };
  });

export const premierLeagueClubs: readonly Club[] = readClubs(english);
export const superLigClubs: readonly Club[] = readClubs(turkish);
const known = [...premierLeagueClubs, ...superLigClubs, ...readClubs(european)];

const inChampionsLeague = ['ARS', 'CHE', 'LIV', 'MCI', 'NEW', 'TOT', 'GS'];
export const championsLeagueClubs: readonly Club[] = [
  ...readClubs(european),
  ...known.filter(({ code }) => inChampionsLeague.includes(code)),
];

const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\b(?:afc|fc|fk|sk|as|cf)\b|[^a-z]/g, '');

const byName = new Map(known.map((club) => [folded(club.name), club]));

const spare = ['#1f5fbf', '#c8202f', '#1f8a4c', '#f2c230', '#6a3fa0', '#0f8b8d', '#f27c22', '#1d1d1f'];

/** Of a club that is not in the list: the letters of its name, and colours that stay the same. */
export function clubOf(name: string): Club {
  const club = byName.get(folded(name));
  if (club) return club;
  const sum = [...name].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const one = spare[sum % spare.length] ?? '#1f5fbf';
  const letters = [...name.toLocaleUpperCase('en')].filter((letter) => /\p{L}/u.test(letter));
  return { code: letters.slice(0, 3).join(''), name, colours: [one, '#ffffff'] };
}
