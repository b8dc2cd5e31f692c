import { TRANSFER_CHANNELS } from '../creditTexts.ts'
import type { CreditProductCode } from '../products.ts'
import type { Day } from '../calendar/calendar.ts'
import { contractCents, defaultOwedCents, isOpen, onTimeCents, principalCents, shownState } from './instalment.ts'
import { grantedOffer } from './grantedOffer.ts'
import type { Invoice } from './invoiceRepository.ts'
import { invoiceStatus } from './invoiceStatus.ts'
import { pesos } from './money.ts'
import { balanceCents, dueOn, payoffCents, runningInstalment, savedCents, sum } from './payoff.ts'
import { payByDay } from './schedule.ts'

/** Names of credits as a shopper reads them. */
export const CREDIT_NAMES: Readonly<Record<CreditProductCode, string>> = {
  MENUDEO: 'Compras a crédito',
  CREDILANA: 'Credilana',
  PERSONAL: 'Préstamo personal',
}

/** Returns an invoice as REST calls list it, on a day. Amounts are pesos. */
export function invoiceAnswer(invoice: Invoice, day: Day) {
  const { number, movement, kind, channel, instalments, order_number: orderNumber } = invoice
  const isDone = invoice.status !== 'VIGENTE'
  const status = invoiceStatus(invoice.status, instalments, day)
  const due = dueOn(invoice, day)
  const saved = savedCents(invoice, day)
  const oldest = instalments.find(isOpen) ?? instalments.at(-1)
  return {
    incrementId: number,
    id: number,
    Mov: movement,
    credito: kind,
    name: CREDIT_NAMES[kind],
    total: pesos(sum(instalments, contractCents)),
    pagado: pesos(sum(instalments, ({ paidCents }) => paidCents)),
    saldo: isDone ? 0 : pesos(balanceCents(invoice, day)),
    payment: isDone ? 0 : pesos(due.dueCents),
    CanalVenta: channel,
    transferencia: TRANSFER_CHANNELS.includes(channel),
    expirationDate: oldest?.dueOn ?? null,
    expiration: status === 'VENCIDO' ? 'true' : 'false',
    estatus: status,
    vencido: isDone ? 0 : pesos(due.lateCents),
    moratorio: isDone ? 0 : pesos(due.defaultCents),
    proximo: isDone ? null : nextAnswer(invoice, day),
    liquidar: {
      hoy: isDone ? 0 : pesos(payoffCents(invoice, day)),
      ahorro: isDone ? 0 : pesos(Math.max(0, saved.onTimeCents)),
      ahorro_contrato: isDone ? 0 : pesos(Math.max(0, saved.contractCents)),
      hasta: day,
    },
    ...(orderNumber !== null && { orderNumber }),
  }
}

/** The next payment that is not late; null where there is none. */
function nextAnswer(invoice: Invoice, day: Day) {
  const next = runningInstalment(invoice, day)
  if (next === null) return null
  return {
    numero: next.position,
    vence: next.dueOn,
    pagar_antes: payByDay(next.dueOn),
    abono: pesos(contractCents(next) - next.paidCents),
    a_tiempo: pesos(onTimeCents(next) - next.paidCents),
  }
}

/** Returns an invoice with all of its payments and the offer that it was given on. */
export function invoiceDetail(invoice: Invoice, day: Day) {
  return {
    ...invoiceAnswer(invoice, day),
    oferta: grantedOffer(invoice),
    calendario: invoice.instalments.map((instalment) => ({
      numero: instalment.position,
      vence: instalment.dueOn,
      pagar_antes: payByDay(instalment.dueOn),
      abono: pesos(contractCents(instalment)),
      a_tiempo: pesos(onTimeCents(instalment)),
      interes: pesos(instalment.interestCents),
      capital: pesos(principalCents(instalment)),
      prima: pesos(instalment.premiumCents),
      moratorio: pesos(defaultOwedCents(instalment, day)),
      estado: shownState(instalment, day),
      pagado: pesos(instalment.paidCents),
      pagado_el: instalment.paidOn,
    })),
  }
}
