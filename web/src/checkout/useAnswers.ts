import { useState } from 'react'
import type { CheckoutDetails } from './checkoutDetails.ts'
import type { CheckoutStepName } from './checkoutSteps.ts'
import type { FieldRefusals, FormName } from './fieldRefusals.ts'
import type { Answers } from './stepFrame.ts'

type Kept = Pick<Answers, 'details' | 'change'>
type Options = Readonly<{ isVirtual: boolean; onOpen: (step: CheckoutStepName) => void }>

/**
 * React hook that returns the checkout's answers with the platform's field errors; an error stays until its field is
 * changed.
 */
export function useAnswers({ details, change }: Kept, { isVirtual, onOpen }: Options): Answers {
  const [refused, setRefused] = useState<FieldRefusals>({})
  return {
    details,
    refused,
    change: (part) => {
      setRefused((known) => stillRefused(known, { details, part }))
      change(part)
    },
    refuse: (fields) => {
      const first = FORMS.find((form) => fields[form])
      if (!first) return
      // The only address of a virtual cart is the billing address.
      setRefused(isVirtual && fields.billing ? { ...fields, address: fields.billing } : fields)
      onOpen(first === 'billing' ? (isVirtual ? 'address' : 'payment') : first)
    },
  }
}

const FORMS: readonly FormName[] = ['contact', 'address', 'billing']

type Change = Readonly<{ details: CheckoutDetails; part: Partial<CheckoutDetails> }>

/** Returns the errors of fields whose text is still the refused one. */
export function stillRefused(refused: FieldRefusals, { details, part }: Change): FieldRefusals {
  const { email, address, billing, pickup } = part
  return {
    ...(refused.contact && (email === undefined || email === details.email) ? { contact: refused.contact } : {}),
    // Another branch, or delivery instead, is another destination.
    ...(refused.address && pickup === undefined
      ? { address: unchanged(refused.address, details.address, address) }
      : {}),
    ...(refused.billing ? { billing: unchanged(refused.billing, details.billing, billing) } : {}),
  }
}

function unchanged<TRefused extends object>(
  refused: TRefused,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>> | undefined,
): Partial<TRefused> {
  if (!after) return refused
  const kept: Partial<TRefused> = { ...refused }
  for (const name in refused) if (before[name] !== after[name]) delete kept[name]
  return kept
}
