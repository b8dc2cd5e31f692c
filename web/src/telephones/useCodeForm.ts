import { type SubmitEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { cleanCode } from '@hogar/schema/validation/cleanText.ts'
import { SMS_CODE_DIGITS } from '@hogar/schema/validation/limits.ts'
import { useConfirmTelephoneMutation } from './useConfirmTelephoneMutation.ts'

type CodeForm = Readonly<{
  code: string
  error: string | undefined
  isBusy: boolean
  change: (typed: string) => void
  submit: (event: SubmitEvent) => void
}>

/**
 * React hook of the code form: typed code and its submission. `onWrong` moves the focus back to the field, to overwrite
 * the code.
 */
export function useCodeForm(addressId: string, onWrong: () => void): CodeForm {
  const intl = useIntl()
  const confirm = useConfirmTelephoneMutation()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const refuse = (text: string) => {
    setError(text)
    onWrong()
  }
  const send = async () => {
    if (code.length < SMS_CODE_DIGITS) return refuse(intl.formatMessage({ id: 'telephones.missingCode' }))
    setIsBusy(true)
    const outcome = await confirm({ addressId, code })
    setIsBusy(false)
    if (outcome.kind === 'done') return
    if (outcome.kind === 'unreachable') return refuse(intl.formatMessage({ id: 'telephones.offline' }))
    refuse(outcome.userErrors[0]?.message ?? intl.formatMessage({ id: 'cart.failed' }))
  }
  return {
    code,
    error,
    isBusy,
    change: (typed) => {
      setCode(cleanCode(typed).replace(/\D/g, '').slice(0, SMS_CODE_DIGITS))
      setError(undefined)
    },
    submit: (event) => {
      event.preventDefault()
      if (!isBusy) void send()
    },
  }
}
