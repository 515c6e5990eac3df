import { creditCounter } from '@hopcode/contract/credit/counter';
import { handle } from '../http/handler.ts';
import { readCredits } from '../http/limits/credits.ts';

export const counterHandler = handle(creditCounter, async (asked, parts) =>
  readCredits(parts, asked, asked.params.execution_type),
);
