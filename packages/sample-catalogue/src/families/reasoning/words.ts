/** Words of six letters. */
export const WORDS = [
  'BRIDGE',
  'CANDLE',
  'DRIVER',
  'FLOWER',
  'GARDEN',
  'HONEST',
  'ISLAND',
  'JUNGLE',
  'MARKET',
  'NUMBER',
  'ORANGE',
  'PLANET',
  'RIVERS',
  'SILVER',
  'TEMPLE',
  'WINDOW',
  'BASKET',
  'CAMERA',
  'DOCTOR',
  'FATHER',
  'GOLDEN',
  'HUNTER',
  'KNIGHT',
  'LETTER',
  'MOTHER',
  'NATURE',
  'PENCIL',
  'SCHOOL',
  'THRONE',
  'VALLEY',
] as const;

/** Words of five letters. */
export const SHORT_WORDS = [
  'CLOUD',
  'HORSE',
  'TIGER',
  'BREAD',
  'CHAIR',
  'DREAM',
  'EARTH',
  'FIELD',
  'GRAPE',
  'HOUSE',
  'LEMON',
  'MOUSE',
  'NIGHT',
  'OCEAN',
  'PAINT',
  'QUEEN',
  'RIVER',
  'STONE',
  'TRAIN',
  'WHEAT',
] as const;

/** Words of seven and eight letters. */
export const LONG_WORDS = [
  'PRODUCT',
  'CHAPTER',
  'KITCHEN',
  'WEATHER',
  'SUBJECT',
  'HISTORY',
  'MACHINE',
  'JOURNEY',
  'LIBRARY',
  'PICTURE',
  'STUDENT',
  'TRIBUNE',
  'CUSTOMER',
  'DAUGHTER',
  'EXCHANGE',
  'FESTIVAL',
  'HOSPITAL',
  'MOUNTAIN',
  'NOTEBOOK',
  'PLATFORM',
  'QUESTION',
  'REPUBLIC',
  'SANDWICH',
  'TEMPLATE',
  'UMBRELLA',
] as const;

/** The place of a letter in the alphabet, from 1. */
export const placeOf = (letter: string): number => letter.charCodeAt(0) - 64;

/** The letter at a place of the alphabet; after Z comes A. */
export function letterAt(place: number): string {
  return String.fromCharCode(65 + ((((place - 1) % 26) + 26) % 26));
}
