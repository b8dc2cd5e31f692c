import type { MailBlock } from '../../outbox/layout/mailContent.ts'
import { WITHDRAWAL } from '../withdrawal.ts'
import { storeOrDefault } from '../../stores.ts'
import type { OrderRow } from '../orderRow.ts'

/** Instruction on the right of withdrawal with its model form, whole: a link is no durable medium. Nothing where there is no such right. */
export function withdrawalBlocks({ store_code: storeCode }: OrderRow): MailBlock[] {
  const { country } = storeOrDefault(storeCode)
  if (country === 'MX') return []
  return WITHDRAWAL[country].flatMap(({ heading, body }): MailBlock[] => [
    { kind: 'heading', text: heading },
    { kind: 'note', text: body },
  ])
}
