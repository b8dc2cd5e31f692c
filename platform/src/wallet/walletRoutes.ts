import { Big } from 'big.js'
import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { FastifyRequest } from 'fastify'
import { textOf } from '../parse/fields.ts'
import { canonicalEmail } from '../customers/customerRepository.ts'
import { requireBearer } from '../customers/signIn/sessions.ts'
import { TokenQuery, userTokenOf } from '../customers/signIn/userToken.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../http/idempotency.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { MODERATION_HEADER, requireModerator } from '../http/requireModerator.ts'
import { storeOrDefault } from '../stores.ts'
import { WALLET_BOOKING_MAX, WALLET_NOTE_MAX_LENGTH, WALLET_PAGE_MAX } from './limits.ts'
import { type Wallet, bookWalletEntry, walletBalance, walletHistory } from './walletRepository.ts'

const tags = ['wallet']
const Owner = Type.Object({ customerId: Type.Integer({ description: 'id of the customer, who must own the token' }) })
const Page = Type.Object({
  ...Owner.properties,
  from: Type.Integer({ minimum: 0, default: 0 }),
  size: Type.Integer({ minimum: 1, maximum: WALLET_PAGE_MAX, default: WALLET_PAGE_MAX }),
})
const Booking = Type.Object({
  email: Type.String({ description: 'e-mail address of the account' }),
  amount: Type.Number({
    minimum: -WALLET_BOOKING_MAX,
    maximum: WALLET_BOOKING_MAX,
    description: 'positive to credit the wallet, negative to debit it; at most two decimals',
  }),
  note: Type.String({ pattern: '\\S', maxLength: WALLET_NOTE_MAX_LENGTH }),
})
const READING = 'Uses the currency of the store that the request names: a customer has one wallet per currency.'

/** Registers the routes of a customer's wallet: its balance and its history. */
export function registerWalletRoutes(app: App, db: Kysely<Schema>): void {
  const reading = { tags, summary: 'Balance of a wallet', description: READING, querystring: TokenQuery, body: Owner }
  app.post('/api/ext/wallet_balance', { schema: reading }, async (request) => {
    const wallet = await requireWallet(db, request, request.body.customerId)
    return success({ balance: (await walletBalance(db, wallet)).toNumber(), currency: wallet.currency })
  })
  const telling = { tags, summary: 'Entries of a wallet, newest first', querystring: TokenQuery, body: Page }
  app.post('/api/ext/wallet_history', { schema: telling }, async (request) => {
    const { customerId, from, size } = request.body
    const wallet = await requireWallet(db, request, customerId)
    const { rows, total } = await walletHistory(db, wallet, { from, size })
    const items = rows.map(({ amount, balance, created_at: createdAt, ...entry }) => ({
      ...entry,
      amount: Number(amount),
      balance: Number(balance),
      created_at: createdAt.toISOString(),
    }))
    return success({ currency: wallet.currency, total, items })
  })
}

/** Routes for the shop's staff: credit or debit a customer's wallet. Callers without the key get 403. */
export function registerWalletBookings(app: App, db: Kysely<Schema>, key: string): void {
  const booking = {
    tags,
    summary: 'Credit or debit a wallet',
    description: `${READING} Requires the moderation key in \`${MODERATION_HEADER}\`.`,
    querystring: Type.Object({ storeCode: Type.Optional(Type.String()) }),
    body: Booking,
  }
  app.post('/api/ext/wallet_booking', { schema: booking }, async (request) => {
    requireModerator(request, key)
    const { email, note } = request.body
    const amount = new Big(request.body.amount)
    if (amount.eq(0) || !amount.eq(amount.round(2)))
      throw new PlatformError(400, 'The amount must not be 0 and has at most two decimals.')
    const work = carryOutOnce(db, readIdempotency(request, 'wallets'), async (transaction) => {
      const owner = await transaction
        .selectFrom('customer')
        .select('id')
        .where('email', '=', canonicalEmail(email))
        .executeTakeFirst()
      if (owner === undefined) throw new PlatformError(404, `No such entity with email = ${email}`)
      const wallet = { customerId: owner.id, currency: currencyOf(request) }
      const { id, balance } = await bookWalletEntry(transaction, wallet, { amount, note: note.trim() })
      return { id, balance: balance.toNumber(), currency: wallet.currency }
    })
    return success(await work)
  })
}

type Call = Pick<FastifyRequest, 'headers'> & Readonly<{ query: Readonly<{ token?: string; storeCode?: string }> }>

/** @throws PlatformError 401 without a token that opens an account, 403 when another customer is named. */
async function requireWallet(db: Kysely<Schema>, request: Call, named: number): Promise<Wallet> {
  const { customerId } = await requireBearer(db, userTokenOf(request), new Date())
  if (named !== customerId) throw new PlatformError(403, 'This is the wallet of another customer')
  return { customerId, currency: currencyOf(request) }
}

function currencyOf({ headers, query }: Call): string {
  return storeOrDefault(textOf(headers['x-vs-store-code']) ?? query.storeCode).currency
}
