// What crossing words teach, in each language: the first word, coloured squares, crossing, two words at once.
import type { Lesson } from '../../engine/game.ts';
import type { Tongue } from '../../engine/words/letters.ts';
import type { Laid, Scrabble } from './shapes.ts';

/** One play on a board, with both racks and the bag; the dealer then finds its words good. */
const laying = (
  key: string,
  tongue: Tongue,
  table: string,
  isWanted: (laid: Laid) => boolean,
): Lesson<Scrabble> => ({
  key,
  position: `${tongue}/validate playing lesson ${table} 0,0 0 0 0 0,0 - - - - - -`,
  seat: 0,
  steps: [
    {
      wanted: (move, { open }) => move.kind === 'play' && open !== null && isWanted(open),
      answer: [{ kind: 'deal', at: 0, deal: { kind: 'verdict', bad: [] } }],
    },
  ],
});

/** These words and no others. */
const makes =
  (...words: readonly string[]) =>
  (laid: Laid): boolean =>
    laid.words.toSorted().join() === words.toSorted().join();

const makesFor =
  (word: string, least: number) =>
  (laid: Laid): boolean =>
    makes(word)(laid) && laid.score >= least;

const english: readonly Lesson<Scrabble>[] = [
  laying(
    'first',
    'en',
    '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 EHORSTU/AEENOTV GMDWE?LIRURRAYBTIBLNQMIWKXNOYEESDNFTATEZJOELGRSPEEANEIAIIDGEPHAO?UVTSAOCLOFDNIOARIUCIA',
    makes('HOUSE'),
  ),
  laying(
    'premium',
    'en',
    '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 EHORSTU/AEENOTV GMDWE?LIRURRAYBTIBLNQMIWKXNOYEESDNFTATEZJOELGRSPEEANEIAIIDGEPHAO?UVTSAOCLOFDNIOARIUCIA',
    makesFor('HOUSE', 24),
  ),
  laying(
    'cross',
    'en',
    '15/15/15/15/15/15/15/7TABLE3/15/15/15/15/15/15/15 ABIKNOO/ANPRRSY EAUR?INVFEIOQGNTIETUITM?DWEMLYICCANGSATPHJOREOXETNVESUAIGRLWSIHLEODDAREIFOZEADOEU',
    makes('BOOK'),
  ),
  laying(
    'hook',
    'en',
    '15/15/15/15/15/15/15/5GARDEN4/15/15/15/15/15/15/15 EHILOPS/ALRTTV? IUENNEEAICWNEERECROUAZSUGPOYOFNDITLAAGOEDMTSHQEYTLORVOIXAERIAABBI?MJOTIINKFWUEDS',
    makes('GARDENS', 'SHIP'),
  ),
];

const turkish: readonly Lesson<Scrabble>[] = [
  laying(
    'first',
    'tr',
    '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEİKLPT/AIJMUUY ALMBKZĞZOEKS?KİITLİSÜIATAÇAELTŞKAECILNKEERNİÇY?İSÜHEDFRRRAERGRBNMCİMKDLNVUÖNAOİLAŞTAAO',
    makes('KİTAP'),
  ),
  laying(
    'premium',
    'tr',
    '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEİKLPT/AIJMUUY ALMBKZĞZOEKS?KİITLİSÜIATAÇAELTŞKAECILNKEERNİÇY?İSÜHEDFRRRAERGRBNMCİMKDLNVUÖNAOİLAŞTAAO',
    makesFor('KİTAP', 28),
  ),
  laying(
    'cross',
    'tr',
    '15/15/15/15/15/15/15/7MASAL3/15/15/15/15/15/15/15 EİKNSTU/ÇEEERRV HİLOKZFÇİŞESI?RÜLATEİYJÖEKLKNCAKİMTNPUDAMROİÜGBLILAANZĞIEIAŞYATKBCİAUMNOALRKR?ATD',
    makes('SİNEK'),
  ),
  laying(
    'hook',
    'tr',
    '15/15/15/15/15/15/15/5MASA6/15/15/15/15/15/15/15 AEİKLRY/EEINŞZ? İSDKAAHİGJİIÇÇRKĞRFOLDOTKCLKTNANAIÜKVRTAİNEZBPSLEÖİEYEMOANMTRAŞLRAULCİTBÜLI?UAKUEM',
    makes('MASAL', 'YEL'),
  ),
];

export const lessonsIn: Readonly<Record<Tongue, readonly Lesson<Scrabble>[]>> = { en: english, tr: turkish };
