import type { PersonalData } from '../secrets/personalData.ts'
import { maskedNumber } from './accountNumber.ts'
import type { AccountRow } from './accountRepository.ts'
import { fullName, openHolder } from './holder.ts'

/** Returns an id of an account that does not reveal its number: it is the same with and without a proof. */
export function publicAccountId(personalData: PersonalData, { number }: Pick<AccountRow, 'number'>): string {
  return personalData.lookups('account-id', number)[0]
}

/** Returns an account as its holder reads it once the account is proven in this session. */
export function accountProfile(account: AccountRow, personalData: PersonalData) {
  const holder = openHolder(personalData, account.sealed)
  return {
    accountNumber: account.number,
    id_cuenta: publicAccountId(personalData, account),
    name: fullName(holder),
    email: holder.email,
    type: account.customer_id === null ? 'guest' : 'customer',
  }
}

/** Returns an account as lists name it: its number is masked where a link alone gives access. */
export function accountSummary({ number, status }: AccountRow, { isProven }: Readonly<{ isProven: boolean }>) {
  const masked = maskedNumber(number)
  return { cuenta: isProven ? number : masked, alias: `Crédito ${masked}`, estado: status }
}
