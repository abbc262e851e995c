/** Where a scene has room for its large drawing: below its words, or beside them on a wide screen. */
export const LARGE = '@media (min-width: 38rem) and (max-width: 59.999rem), (min-width: 76rem)';
