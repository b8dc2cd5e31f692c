import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { FastifyRequest } from 'fastify'
import { textOf } from '../parse/fields.ts'
import { loadCustomer } from '../customers/customerRepository.ts'
import { requireBearer } from '../customers/signIn/sessions.ts'
import { TokenQuery, userTokenOf } from '../customers/signIn/userToken.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { type StoreDefinition, storeOrDefault } from '../stores.ts'
import { cardNumber } from './cardNumber.ts'
import { RANKS } from './ranks.ts'
import { type Ranking, readRanking, updateRanking } from './rankingRepository.ts'

const tags = ['customers']
const DESCRIPTION = `The rank depends on the purchases of the last year that were not canceled or returned, in the currency of the
store that the request names. \`ranks\` lists all ranks in ascending order, each with the days in which a delivered order may be returned. \`card_number\` is the number of the
loyalty card.`

/** A customer's rank, and the card that shows it. */
export function registerRankingRoutes(app: App, db: Kysely<Schema>): void {
  const Query = Type.Object({ ...TokenQuery.properties, userId: Type.Integer({ description: 'id of the customer, who must own the token' }) }) // prettier-ignore
  const reading = { tags, summary: 'Rank of the customer', description: DESCRIPTION, querystring: Query }
  app.get('/api/ext/rankings', { schema: reading }, async (request) => {
    const owner = await requireOwner(db, request, request.query.userId)
    return success(await answer(db, owner, await readRanking(db, owner, new Date())))
  })
  const body = Type.Object({ userId: Type.Integer() })
  const working = { tags, summary: 'Recalculate the rank of the customer', description: DESCRIPTION, querystring: TokenQuery, body } // prettier-ignore
  app.post('/api/ext/ranking_update', { schema: working }, async (request) => {
    const owner = await requireOwner(db, request, request.body.userId)
    return success(await answer(db, owner, await updateRanking(db, owner, new Date())))
  })
}

type Owner = Readonly<{ customerId: number; currency: StoreDefinition['currency'] }>

async function answer(db: Kysely<Schema>, { customerId, currency }: Owner, { rank, spent, updatedAt }: Ranking) {
  const { firstname, lastname, created_at: createdAt } = await loadCustomer(db, customerId)
  return {
    rank,
    spent,
    currency,
    updated_at: updatedAt.toISOString(),
    ranks: RANKS.map(({ code, from, returnDays }) => ({ code, from: from[currency], return_days: returnDays })),
    card_number: cardNumber(customerId),
    card_holder: `${firstname} ${lastname}`.trim(),
    member_since: createdAt.toISOString(),
  }
}

type Call = Pick<FastifyRequest, 'headers'> & Readonly<{ query: Type.Static<typeof TokenQuery> }>

/** @throws PlatformError 401 without a token that opens an account, 403 when another customer is named. */
async function requireOwner(db: Kysely<Schema>, request: Call, named: number): Promise<Owner> {
  const { customerId } = await requireBearer(db, userTokenOf(request), new Date())
  if (named !== customerId) throw new PlatformError(403, 'This is the rank of another customer')
  const { currency } = storeOrDefault(textOf(request.headers['x-vs-store-code']) ?? request.query.storeCode)
  return { customerId, currency }
}
