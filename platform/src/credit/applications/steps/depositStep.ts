import { readBankAccount } from '../../bankAccount.ts'
import { BANKS } from '../../banks.ts'
import { fieldRefusal } from '../applicationRefusal.ts'
import type { Deposit } from '../personalFields.ts'

export type TypedDeposit = Readonly<{ metodo: Deposit['metodo']; banco?: string; cuenta?: string }>

/** Digits of a CLABE that name its bank. */
const BANK_DIGITS = 3

/**
 * Reads to where a loan is sent: a CLABE, a debit card, or a branch.
 * @throws PlatformError 400 `account` for a wrong number, `bank` for a bank that takes no such account or another's CLABE.
 */
export function readDeposit({ metodo, banco = '', cuenta = '' }: TypedDeposit): Deposit {
  if (metodo === 'SUCURSAL') return { metodo, banco: null, cuenta: null }
  const account = readBankAccount(cuenta)
  if (account === null || account.tipo !== metodo || !account.valida)
    throw fieldRefusal({ reason: 'account', field: 'cuenta', message: 'Wrong debit card or key account' })
  const digits = cuenta.replace(/[\s-]/g, '')
  // A CLABE names its bank; the bank of a card has to be named.
  const code = metodo === 'CLABE' && banco === '' ? digits.slice(0, BANK_DIGITS) : banco
  const bank = BANKS.find(({ value, type }) => value === code && (type === metodo || type === 'AMBAS'))
  if (!bank || (metodo === 'CLABE' && !digits.startsWith(bank.value)))
    throw fieldRefusal({ reason: 'bank', field: 'banco', message: 'banco is the bank of the account' })
  return { metodo, banco: bank.value, cuenta: digits }
}

/** Returns a deposit in words that show four digits of its account: `BBVA •••• 3857`. */
export function depositHint({ metodo, banco, cuenta }: Deposit): string {
  if (metodo === 'SUCURSAL') return 'Sucursal'
  const name = BANKS.find(({ value }) => value === banco)?.label ?? ''
  return `${name} •••• ${(cuenta ?? '').slice(-4)}`.trim()
}
