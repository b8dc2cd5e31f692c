import { Type } from 'typebox'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { readBankAccount } from './bankAccount.ts'
import { BANKS } from './banks.ts'
import { creditRefusal } from './creditRefusal.ts'
import { TRANSFER_CHANNELS } from './creditTexts.ts'
import { BANK_ACCOUNT_MAX_CHARACTERS } from './limits.ts'
import { StoreBody, StoreQuery } from './requestFields.ts'
import { refuseOtherStores } from './requireCreditStore.ts'

const tags = ['credit']
const ACCOUNT = `Accepts a CLABE of 18 digits or a debit card of 16, with blanks and hyphens. \`valida\` is false for a bank
that is not among \`all_items_banks\`; \`banco\` is null then, and for a card. Refuses with the reason \`account\` a wrong
length or check digit.`

const AccountBody = Type.Object({
  ...StoreBody.properties,
  accountNumber: Type.String({ maxLength: BANK_ACCOUNT_MAX_CHARACTERS }),
})

/** Routes of bank accounts: the banks that loans are sent to, and how transfers are taken. */
export function registerBankRoutes(app: App): void {
  const preValidation = refuseOtherStores
  const banks = { tags, summary: 'Banks that loans are sent to', querystring: StoreQuery, body: StoreBody }
  app.post('/api/ext/all_items_banks', { schema: banks, preValidation }, async () => success(BANKS))
  const channels = {
    tags,
    summary: 'Sales channels whose invoices can be paid by transfer',
    querystring: StoreQuery,
    body: StoreBody,
  }
  app.post('/api/ext/transfer_channels', { schema: channels, preValidation }, async () => success(TRANSFER_CHANNELS))
  const account = {
    tags,
    summary: 'Check the number of a bank account',
    description: ACCOUNT,
    querystring: StoreQuery,
    body: AccountBody,
  }
  app.post('/api/ext/validate_transfer_account', { schema: account, preValidation }, async ({ body }) => {
    const read = readBankAccount(body.accountNumber)
    if (read === null)
      throw creditRefusal({
        reason: 'account',
        field: 'accountNumber',
        message: 'Wrong debit card or key account',
      })
    return success(read)
  })
}
