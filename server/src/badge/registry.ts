import type { Badge } from './badge.ts';
import { allExtras } from './rules/all-extras.ts';
import { backInTime } from './rules/back-in-time.ts';
import { bigHarvest } from './rules/big-harvest.ts';
import { bossOnOwn } from './rules/boss-on-own.ts';
import { bugFound } from './rules/bug-found.ts';
import { builder } from './rules/builder.ts';
import { challengeSolved } from './rules/challenge-solved.ts';
import { chapterAdvancedClasses } from './rules/chapter-advanced-classes.ts';
import { chapterAdvancedFunctions } from './rules/chapter-advanced-functions.ts';
import { chapterAdvancedLists } from './rules/chapter-advanced-lists.ts';
import { chapterAsync } from './rules/chapter-async.ts';
import { chapterClasses } from './rules/chapter-classes.ts';
import { chapterConditions } from './rules/chapter-conditions.ts';
import { chapterDecorators } from './rules/chapter-decorators.ts';
import { chapterDictionaries } from './rules/chapter-dictionaries.ts';
import { chapterExceptions } from './rules/chapter-exceptions.ts';
import { chapterFunctions } from './rules/chapter-functions.ts';
import { chapterGenerators } from './rules/chapter-generators.ts';
import { chapterIntro } from './rules/chapter-intro.ts';
import { chapterLists } from './rules/chapter-lists.ts';
import { chapterLoops } from './rules/chapter-loops.ts';
import { chapterMath } from './rules/chapter-math.ts';
import { chapterOperators } from './rules/chapter-operators.ts';
import { chapterSerialization } from './rules/chapter-serialization.ts';
import { chapterStrings } from './rules/chapter-strings.ts';
import { cook } from './rules/cook.ts';
import { explorer } from './rules/explorer.ts';
import { fiftyLevels } from './rules/fifty-levels.ts';
import { firstCarrot } from './rules/first-carrot.ts';
import { firstExtra } from './rules/first-extra.ts';
import { firstTry } from './rules/first-try.ts';
import { firstWords } from './rules/first-words.ts';
import { gardener } from './rules/gardener.ts';
import { keepTrying } from './rules/keep-trying.ts';
import { levelBuilt } from './rules/level-built.ts';
import { levelLiked } from './rules/level-liked.ts';
import { ownFarm } from './rules/own-farm.ts';
import { quizAllRight } from './rules/quiz-all-right.ts';
import { tenLevels } from './rules/ten-levels.ts';
import { tenLevelsBuilt } from './rules/ten-levels-built.ts';
import { tenNeat } from './rules/ten-neat.ts';
import { tenOnOwn } from './rules/ten-on-own.ts';

/** Every badge, in the order of the shelf. */
export const BADGES: readonly Badge[] = [
  firstCarrot,
  firstWords,
  builder,
  cook,
  gardener,
  bigHarvest,
  tenLevels,
  fiftyLevels,
  firstTry,
  keepTrying,
  bugFound,
  backInTime,
  bossOnOwn,
  tenOnOwn,
  tenNeat,
  challengeSolved,
  firstExtra,
  allExtras,
  chapterIntro,
  chapterOperators,
  chapterLoops,
  chapterLists,
  chapterConditions,
  chapterFunctions,
  chapterDictionaries,
  chapterClasses,
  chapterGenerators,
  chapterAdvancedFunctions,
  chapterAdvancedLists,
  chapterAsync,
  chapterAdvancedClasses,
  chapterDecorators,
  chapterExceptions,
  chapterMath,
  chapterStrings,
  chapterSerialization,
  levelBuilt,
  tenLevelsBuilt,
  levelLiked,
  explorer,
  quizAllRight,
  ownFarm,
];
