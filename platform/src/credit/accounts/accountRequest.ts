import { Type } from 'typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { StoreBody } from '../requestFields.ts'
import { accountRefusal } from './accountRefusal.ts'
import { readAccountNumber } from './accountNumber.ts'
import { NUMBER_MAX_CHARACTERS } from './limits.ts'

export const NumberField = Type.String({ maxLength: NUMBER_MAX_CHARACTERS, description: '`C` and eight digits' })
export const CustomerIdField = Type.Union([Type.Integer({ minimum: 1 }), Type.String({ pattern: '^[1-9]\\d{0,8}$' })], {
  description: 'id of a customer',
})
export const AccountBody = Type.Object({ ...StoreBody.properties, cuenta: NumberField })

/** @throws PlatformError 400 `number` for a number whose check digit is wrong: no account can have it. */
export function requireAccountNumber(typed: string, field: string): string {
  const number = readAccountNumber(typed)
  if (number === null) throw accountRefusal(400, { reason: 'number', field, message: 'Invalid account number' })
  return number
}

/** Keeps answers about accounts out of every cache on the way. */
export async function forbidCaching(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-cache, no-store')
}
