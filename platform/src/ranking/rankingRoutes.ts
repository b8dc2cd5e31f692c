import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { FastifyRequest } from 'fastify'
import { textOf } from '../catalogue/fields.ts'
import { loadCustomer } from '../customers/customerRepository.ts'
import { requireBearer } from '../customers/sessions.ts'
import { TokenQuery, userTokenOf } from '../customers/userToken.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { type StoreDefinition, storeOrDefault } from '../stores.ts'
import { cardNumber } from './cardNumber.ts'
import { RANKS } from './ranks.ts'
import { type Ranking, readRanking, updateRanking } from './rankingRepository.ts'

const tags = ['customers']
const DESCRIPTION = `By what was bought and not called off in a year, in the currency of the store that the call names.
\`ranks\` are all there are, from the lowest up; \`card_number\` is that of the loyalty card.`

/** A customer's rank, and the card that shows it. */
export function registerRankingRoutes(app: App, db: Kysely<Schema>): void {
  const Query = Type.Object({ ...TokenQuery.properties, userId: Type.Integer({ description: 'whose: the token has to be theirs' }) }) // prettier-ignore
  const reading = { tags, summary: 'The rank of a customer', description: DESCRIPTION, querystring: Query }
  app.get('/api/ext/rankings', { schema: reading }, async (request) => {
    const owner = await requireOwner(db, request, request.query.userId)
    return success(await answer(db, owner, await readRanking(db, owner, new Date())))
  })
  const body = Type.Object({ userId: Type.Integer() })
  const working = { tags, summary: 'Work the rank of a customer out anew', description: DESCRIPTION, querystring: TokenQuery, body } // prettier-ignore
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
    ranks: RANKS.map(({ code, from }) => ({ code, from: from[currency] })),
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
