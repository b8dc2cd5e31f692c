import { useIntl } from 'react-intl'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { RequestQuestion } from './RequestQuestion.tsx'
import { useRequestMove } from './useRequestMove.ts'
import { useRequestMutations } from './useRequestMutations.ts'

type CancelRequestProps = Readonly<{
  /** Number of the application. */
  number: string
  /** True if a smaller amount was approved, which canceling refuses. */
  isOffered: boolean
}>

/** Button that cancels an application, or refuses the amount that was approved in place of a larger one. */
export function CancelRequest({ number, isOffered }: CancelRequestProps) {
  const intl = useIntl()
  const { notify } = useNotifications()
  const { cancel } = useRequestMutations()
  const { move, clear, ...state } = useRequestMove(() => cancel({ input: { number } }))
  const answer = async () => {
    if ((await move()) === null) return false
    notify({ kind: 'success', message: intl.formatMessage({ id: 'creditRequests.canceled' }) })
    return true
  }
  const texts = isOffered
    ? { button: 'creditRequests.refuse', title: 'creditRequests.refuseTitle', text: 'creditRequests.refuseText' }
    : { button: 'creditRequests.cancel', title: 'creditRequests.cancelTitle', text: 'creditRequests.cancelText' }
  return <RequestQuestion {...texts} {...state} onYes={answer} onClose={clear} />
}
