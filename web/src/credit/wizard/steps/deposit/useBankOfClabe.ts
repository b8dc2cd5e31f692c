import { useEffect, useState } from 'react'
import { clabeFault } from '@hogar/schema/validation/numbers/clabe.ts'
import { useDepositMutations } from './useDepositMutations.ts'

/** Bank of a CLABE. `name` is null and `isRefused` true for a bank to which nothing is sent. */
export type BankOfClabe = Readonly<{ clabe: string; name: string | null; message: string | null; isRefused: boolean }>

/**
 * React hook that asks for the bank of a CLABE as soon as it is whole. Null before the answer, and where there was none:
 * it is then checked when the step is sent.
 */
export function useBankOfClabe(clabe: string): BankOfClabe | null {
  const { check } = useDepositMutations()
  const [bank, setBank] = useState<BankOfClabe | null>(null)
  useEffect(() => {
    if (clabeFault(clabe) !== null) return undefined
    let isWanted = true
    void check({ input: { account: clabe } }).then((outcome) => {
      if (!isWanted || outcome.kind === 'unreachable') return
      if (outcome.kind === 'refused') {
        const [error] = outcome.userErrors
        // A limit on checks is no fault of the number.
        if (error?.code !== 'BANK_ACCOUNT_WRONG') return
        return setBank({ clabe, name: null, message: error.message, isRefused: true })
      }
      const found = outcome.data.checkBankAccount.bank
      const isTaken = found?.takesClabe === true
      setBank({ clabe, name: isTaken ? found.name : null, message: null, isRefused: !isTaken })
    })
    return () => {
      isWanted = false
    }
  }, [clabe, check])
  return bank?.clabe === clabe ? bank : null
}
