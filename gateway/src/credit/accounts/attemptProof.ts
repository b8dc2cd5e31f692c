import type { CreditAccountMapper } from '../mappers.ts'
import type { UserError } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { hasStatus } from '../../errors/isUpstreamError.ts'
import { type AttemptLimit, attempt } from '../../limits/attempt.ts'
import { tooManyAttempts } from '../../limits/tooManyAttempts.ts'
import { accountRefusal } from './accountRefusal.ts'
import { provenAccount, storeProof } from './proof.ts'
import type { Proof } from './proofClient.ts'

const PAUSED_STATUS = 429

type Proving = AttemptLimit & Readonly<{ number: string; prove: () => Promise<Proof> }>

/** A proven account, or why it was not proven. */
export type Outcome = Readonly<{ account: CreditAccountMapper | null; userErrors: readonly UserError[] }>

/** Proves an account by a secret, within the attempt limits. The session keeps the proof. */
export async function attemptProof(context: GraphContext, { number, prove, ...limit }: Proving): Promise<Outcome> {
  const tried = await attempt(context, {
    ...limit,
    subject: number,
    showsElsewhere: true,
    run: () => outcomeOf(context, prove),
    isRight: ({ wasLookedAt, account }) => account !== null || !wasLookedAt,
  })
  if (tried === null) return { account: null, userErrors: [tooManyAttempts(context.messageLanguage, limit.windowMs)] }
  const { account, userErrors } = tried.value
  return { account, userErrors }
}

/** `wasLookedAt`: false if the platform refused to look at the secret. That is no attempt. */
type Tried = Outcome & Readonly<{ wasLookedAt: boolean }>

async function outcomeOf(context: GraphContext, prove: () => Promise<Proof>): Promise<Tried> {
  try {
    const { token, account } = await prove()
    storeProof(context, token)
    return { account: provenAccount(context, account), userErrors: [], wasLookedAt: true }
  } catch (error) {
    const { userError } = accountRefusal(context.messageLanguage, error)
    return { account: null, userErrors: [userError], wasLookedAt: !hasStatus(error, PAUSED_STATUS) }
  }
}
