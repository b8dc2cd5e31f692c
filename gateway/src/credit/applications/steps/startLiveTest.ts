import * as v from 'valibot'
import type { MutationResolvers } from '../../../__generated__/resolverTypes.ts'
import type { LiveTestMove, UserError } from '../../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../../app/context.ts'
import { UpstreamFailure } from '../../../errors/upstreamFailure.ts'
import { runAction } from '../../../limits/runAction.ts'
import { instant } from '../../../parse/instant.ts'
import { readText } from '../../../parse/readValue.ts'
import { codeField, parsed } from '../../replyFields.ts'
import { noApplication } from '../applicationRefusal.ts'
import { sendChange } from '../changeApplication.ts'
import { APPLICATION_WINDOW_MS, LIVE_TESTS_MAX } from '../limits.ts'
import { openedIn } from '../openApplication.ts'

const LIMIT = { action: 'credit-live-test', maxTimes: LIVE_TESTS_MAX, windowMs: APPLICATION_WINDOW_MS }
const MOVES = ['LEFT', 'RIGHT', 'UP', 'BLINK'] as const satisfies readonly LiveTestMove[]

const challengeSchema = v.object({
  reto: codeField,
  movimientos: v.pipe(v.array(v.picklist(MOVES)), v.minLength(1), v.maxLength(MOVES.length)),
  vence: v.unknown(),
})

/** Returns the moves of a live test of the open application. */
export const startLiveTest: NonNullable<MutationResolvers['startLiveTest']> = async (_root, { input }, context) => ({
  ...(await start(context)),
  notices: [],
  clientMutationId: input.clientMutationId ?? null,
})

async function start(context: GraphContext) {
  const opened = openedIn(context)
  if (opened === null) return refused([noApplication(context)])
  const { result, userErrors } = await runAction(context, LIMIT, {
    run: () => sendChange(context, opened, { endpoint: 'creditLiveTest', body: {} }),
    refuse: (tooOften) => ({ result: null, userErrors: [tooOften] as const }),
  })
  if (userErrors.length > 0) return refused(userErrors)
  const read = parsed(challengeSchema, result)
  if (read === null)
    throw new UpstreamFailure({ kind: 'invalid', endpoint: 'creditLiveTest', detail: 'the result is no challenge' })
  return { challenge: read.reto, moves: read.movimientos, expiresAt: instant(readText(read.vence)), userErrors }
}

function refused(userErrors: readonly UserError[]) {
  return { challenge: null, moves: null, expiresAt: null, userErrors }
}
