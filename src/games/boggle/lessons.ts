// What letter dice teach, in each language: a word from die to die, longer words, a trick of that language.
import type { Lesson } from '../../engine/game.ts';
import type { Tongue } from '../../engine/words/letters.ts';
import type { Boggle } from './shapes.ts';

/** One's own search on these dice; all words there are on them stand with them, the longest first. */
const search = (
  key: string,
  tongue: Tongue,
  dice: string,
  words: string,
  isWanted: (word: string) => boolean,
): Lesson<Boggle> => ({
  key,
  position: `${tongue}/180/3 lesson searching 1 ${dice} ${words} - -/- 00 -`,
  seat: 0,
  steps: [{ wanted: (move) => move.kind === 'find' && move.words.some(isWanted) }],
});

const isLong = (word: string) => word.length >= 5;

const english: readonly Lesson<Boggle>[] = [
  search(
    'first',
    'en',
    'H,O,M,E,T,H,X,U,O,K,L,S,M,W,N,T',
    'EXULTS,THOWLS,EXULS,EXULT,HOWLS,KOHLS,THOWL,TOWNS,EMUS,EXUL,HOME,HOWK,HOWL,KOHL,KOTO,LUXE,MEUS,MOTH,MOWN,MUST,OWLS,OWNS,SLUE,SLUM,SULK,SUMO,TOHO,TOME,TOWN,EMO,EMU,EXO,HOH,HOM,HOT,HOW,HOX,KOW,LUM,LUX,MEU,MHO,MOT,MOW,MUS,MUX,OHM,OHO,OWL,OWN,SUE,SUM,THO,TOM,TOW,WOK,WOT',
    (word) => word === 'HOME',
  ),
  search(
    'long',
    'en',
    'K,R,T,T,B,O,T,H,E,Qu,L,G,E,O,E,N',
    'ENGLOBE,BOTTLE,LENGTH,BROTH,GLOBE,QUOTH,ROQUE,TOQUE,TROTH,BOLE,BOLO,BOLT,BORK,BORT,BOTH,BOTT,GELT,GLEN,GLOB,KOLO,LENG,LOBE,LOTH,OLEO,ROBE,ROLE,ROTL,TOLE,TOLT,TORT,TROT,BEE,BOK,BOR,BOT,BRO,ELT,ENG,GEL,GEN,GEO,KOB,KOR,LEG,LOB,LOR,LOT,NEG,OBE,OLE,ORB,ORT,ROB,ROE,ROK,ROT,TOE,TOR,TOT',
    isLong,
  ),
  search(
    'trick',
    'en',
    'I,Z,R,L,I,M,C,E,O,G,I,K,E,O,Qu,T',
    'QUICKER,GOOIER,TICKER,CLEIK,GIZMO,GOIER,ICKER,OGMIC,QUICK,QUOIT,RECIT,CIEL,ICER,KIER,MICE,MICK,MIKE,MOOI,OMIT,QUIT,RECK,REIK,TICE,TICK,TIER,TIGE,TIKE,CEL,CIG,CIT,EGO,EIK,ERM,GEO,GIE,GIO,GIT,GOE,GOO,ICE,ICK,KIT,LEI,LEK,MIC,MIG,MIZ,MOE,MOG,MOI,MOO,OIK,OOM,REC,REI,TIC,TIE,TIG,TIK,ZIG',
    (word) => word.includes('QU'),
  ),
];

const turkish: readonly Lesson<Boggle>[] = [
  search(
    'first',
    'tr',
    'D,O,I,N,L,U,O,E,K,Ş,Y,E,A,S,Z,İ',
    'DOLUYSAK,OLDUYSAK,DOLUYSA,OLDUYSA,DOLUŞA,DUYSAK,OLUŞSA,DOLUK,DOLUŞ,DUYSA,KUŞSA,NEYİZ,ODLUK,OLDUK,OLUŞA,UYSAK,ŞAKUL,ŞUYSA,DOLU,DUKA,DUŞA,KUŞA,NEYE,NEYİ,ODLU,OLDU,OLUK,OLUŞ,OYSA,OYUK,OYUL,OYUŞ,UYSA,UŞAK,İYEN,İYON,AKS,ASK,AŞK,DOL,DUL,DUY,DUŞ,EYE,EYİ,KAS,KAŞ,KUL,KUŞ,NEY,ODU,OLU,OYU,YEN,YON,İYE,İZE,ŞAK',
    (word) => word === 'DOLU',
  ),
  search(
    'long',
    'tr',
    'R,R,L,U,Y,A,B,N,K,D,Ü,R,Y,E,K,J',
    'BUNLAR,KARBÜR,BULAR,DEKAR,KABUL,KADÜK,UNLAR,ÜRKEK,ABUN,AKDE,BADE,BULA,BÜKE,DÜKE,KEKA,LAKE,NÜDE,ULAK,ULAR,UNLA,ÜRKE,ABU,BAD,BAK,BAL,BAR,BAY,BUL,BÜK,DAL,DAR,DEK,DÜK,DÜN,DÜR,EDA,EKÜ,KAL,KAR,KAY,KEK,KÜR,LAK,RAY,ULA,YAD,YAK,YAL,YAR,YEK,ÜRK',
    isLong,
  ),
  search(
    'trick',
    'tr',
    'B,O,Y,Ş,L,N,Y,R,Ç,D,N,L,B,Y,A,N',
    'BOLDAN,BOYDAN,BOYLAN,YOLDAN,YONDAN,ALYON,ANYON,BOLDA,BOYDA,BOYLA,BOYNA,ONDAN,OYDAN,OYLAN,OYNAN,YOLDA,YONDA,BOLD,ONDA,OYDA,OYLA,OYNA,AYN,BOL,BOY,DAL,LAN,NAL,NAN,YAD,YAL,YAN,YOL,YON',
    (word) => /DAN?$/.test(word),
  ),
];

export const lessonsIn: Readonly<Record<Tongue, readonly Lesson<Boggle>[]>> = { en: english, tr: turkish };
