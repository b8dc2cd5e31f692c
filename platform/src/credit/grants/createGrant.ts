import Big from 'big.js'
import { loadAccount, lockAccount } from '../accounts/accountRepository.ts'
import type { Holder } from '../accounts/holder.ts'
import { findAccountOf, openAccount } from '../accounts/openAccount.ts'
import type { GrantCredit } from '../applications/grantPort.ts'
import type { Applicant } from '../applications/personalFields.ts'
import type { Database } from '../../database/schema.ts'
import { storeOrDefault } from '../../stores.ts'
import { dayOf } from '../calendar/calendar.ts'
import { creditRoom } from '../invoices/creditRoom.ts'
import { openInvoice } from '../invoices/openInvoice.ts'
import { grantOrder } from '../orders/grantOrder.ts'
import type { PersonalData } from '../secrets/personalData.ts'

/** Country code before the ten digits of an applicant. */
const MEXICO = '52'

/**
 * Creates the grant of approved applications. A new person gets an account and its PIN by SMS; cash gets an invoice that
 * starts today. A line for goods has no invoice until something is bought: the order that an application was opened for is
 * paid, or its rest is asked for on a page of `paymentOrigin`. Nothing is granted to a holder whose line has no room
 * left: it may have been used since the decision.
 */
export function createGrant(personalData: PersonalData, paymentOrigin: string | null): GrantCredit {
  return async (application, transaction) => {
    const { accountId, storeCode, personal, terms, kind, approved, now } = application
    const store = storeOrDefault(storeCode)
    const { curp } = personal.applicant
    const isNew = accountId === null && (await findAccountOf(transaction, personalData, curp)) === null
    const account =
      accountId === null
        ? await openAccount(transaction, holderOf(personal.applicant), { personalData, store })
        : await loadAccount(transaction, accountId)
    const granted = { accountNumber: account.number }
    if (kind === 'MENUDEO' && application.orderNumber !== null) {
      const holder = { account, isNew, isProven: accountId !== null, paymentOrigin }
      return (await grantOrder(transaction, application, holder)) ? granted : null
    }
    if (terms === null || kind === 'MENUDEO') return granted
    const startedOn = dayOf(now)
    await lockAccount(transaction, account.id)
    if (!isNew && !(await hasRoom(transaction, account.id, { approved, startedOn }))) return null
    await openInvoice(transaction, {
      accountId: account.id,
      product: kind,
      amount: approved,
      ...terms,
      insurance: application.insurance,
      startedOn,
    })
    return granted
  }
}

type Wish = Readonly<{ approved: string; startedOn: string }>

async function hasRoom(db: Database, accountId: number, { approved, startedOn }: Wish): Promise<boolean> {
  const { available } = await creditRoom(db, accountId, startedOn)
  return new Big(approved).lte(available)
}

function holderOf(applicant: Applicant): Holder {
  return {
    firstNames: applicant.nombres,
    fatherName: applicant.apellido_paterno,
    motherName: applicant.apellido_materno,
    birthDate: applicant.fecha_nacimiento,
    curp: applicant.curp,
    telephone: `${MEXICO}${applicant.telefono}`,
    email: applicant.email,
  }
}
