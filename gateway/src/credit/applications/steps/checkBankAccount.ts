import type { MutationResolvers } from '../../../__generated__/resolverTypes.ts'
import type { Bank, UserError } from '../../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../../app/context.ts'
import { UpstreamRefusal } from '../../../errors/upstreamRefusal.ts'
import { userError } from '../../../errors/userError.ts'
import { runAction } from '../../../limits/runAction.ts'
import { readFlag, readSource, readText } from '../../../parse/readValue.ts'
import { readBanks } from '../../optionClient.ts'
import { checkTexts } from '../checkTexts.ts'
import { APPLICATION_WINDOW_MS, BANK_CHECKS_MAX } from '../limits.ts'
import { callerHeaders } from '../../callerHeaders.ts'

const LIMIT = { action: 'credit-bank', maxTimes: BANK_CHECKS_MAX, windowMs: APPLICATION_WINDOW_MS }

/** Checks the number of a bank account. A mutation, so that no number stands in an address. */
export const checkBankAccount: NonNullable<MutationResolvers['checkBankAccount']> = async (
  _root,
  { input },
  context,
) => ({ ...(await check(context, input.account)), notices: [], clientMutationId: input.clientMutationId ?? null })

type Checked = Readonly<{ bank: Bank | null; userErrors: readonly UserError[] }>

async function check(context: GraphContext, account: string): Promise<Checked> {
  const wrong = userError(context.messageLanguage, 'BANK_ACCOUNT_WRONG', { field: ['account'] })
  if (checkTexts(context, { account }) !== null) return refused(wrong)
  const run = async (): Promise<Checked> => {
    const body = { storeCode: context.store.code, accountNumber: account }
    const result = readSource(
      await context.upstream.call('creditBankAccount', { body, headers: callerHeaders(context) }),
    )
    if (readFlag(result['valida']) !== true) return refused(wrong)
    const named = readText(result['banco'])
    const banks = named === null ? null : await readBanks(context)
    return { bank: banks?.find(({ code, name }) => code === named || name === named) ?? null, userErrors: [] }
  }
  try {
    return await runAction(context, LIMIT, { run, refuse: refused })
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    return refused(wrong)
  }
}

function refused(reason: UserError): Checked {
  return { bank: null, userErrors: [reason] }
}
