import Big from 'big.js'
import { findOpenAccount } from '../accounts/accountRepository.ts'
import { CREDIT_TOKEN_HEADER, findCreditSession } from '../accounts/creditSession.ts'
import { type Holder, openHolder } from '../accounts/holder.ts'
import { findAccountOf } from '../accounts/openAccount.ts'
import type { HomeCustomer, HomeCustomers } from '../applications/homeCustomer.ts'
import type { Applicant } from '../applications/personalFields.ts'
import type { Database } from '../../database/schema.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { dayOf } from '../calendar/calendar.ts'
import { creditRoom } from '../invoices/creditRoom.ts'
import type { PersonalData } from '../secrets/personalData.ts'

/** Digits of a Mexican telephone without the country code. */
const NATIONAL_DIGITS = 10

/** Creates the view that applications have of accounts: holder, line, what of it is free, and how late a payment is. */
export function createHomeCustomers(personalData: PersonalData): HomeCustomers {
  const byAccount = async (db: Database, accountId: number, now: Date): Promise<HomeCustomer | null> => {
    const account = await findOpenAccount(db, accountId)
    if (account === null) return null
    const { line, available, daysLate } = await creditRoom(db, accountId, dayOf(now))
    const person = applicantOf(openHolder(personalData, account.sealed))
    return { accountId, person, address: null, line: new Big(line), free: new Big(available), daysLate }
  }
  return {
    byAccount,
    byCurp: async (db, curp, now) => {
      const account = await findAccountOf(db, personalData, curp)
      return account === null ? null : byAccount(db, account.id, now)
    },
    proven: async (db, creditToken, now) => {
      const accountId = creditToken === null ? null : await accountOfToken(db, creditToken, now)
      return accountId === null ? null : byAccount(db, accountId, now)
    },
  }
}

/** Returns the account of a credit token; null for a token that is unknown, ended or expired. */
async function accountOfToken(db: Database, creditToken: string, now: Date): Promise<number | null> {
  try {
    const session = await findCreditSession(db, { headers: { [CREDIT_TOKEN_HEADER]: creditToken } }, now)
    return session?.accountId ?? null
  } catch (error) {
    if (error instanceof PlatformError) return null
    throw error
  }
}

function applicantOf(holder: Holder): Applicant {
  return {
    nombres: holder.firstNames,
    apellido_paterno: holder.fatherName,
    apellido_materno: holder.motherName,
    fecha_nacimiento: holder.birthDate,
    curp: holder.curp,
    telefono: holder.telephone.slice(-NATIONAL_DIGITS),
    email: holder.email,
  }
}
