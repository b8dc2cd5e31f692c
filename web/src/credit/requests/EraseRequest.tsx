import { useNavigate } from 'react-router-dom'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { useStorePath } from '../../routing/useStorePath.ts'
import { useWaitingAnswers } from '../wizard/answers/useWaitingAnswers.ts'
import { RequestQuestion } from './RequestQuestion.tsx'
import { OPEN_REQUEST_PATH } from './requestPaths.ts'
import { useRequestMove } from './useRequestMove.ts'
import { useRequestMutations } from './useRequestMutations.ts'

/** Button that erases the open application with its data and files. */
export function EraseRequest() {
  const { notify } = useNotifications()
  const { erase } = useRequestMutations()
  const navigate = useNavigate()
  const storePath = useStorePath()
  const { drop } = useWaitingAnswers()
  const { move, clear, ...state } = useRequestMove(() => erase({ input: {} }))
  const answer = async () => {
    const erased = await move()
    if (erased === null) return false
    drop()
    erased.eraseCreditApplication.notices.forEach(({ message }) => notify({ kind: 'success', message }))
    void navigate(storePath(OPEN_REQUEST_PATH), { replace: true })
    return true
  }
  return (
    <RequestQuestion
      button="creditRequests.erase"
      title="creditRequests.eraseTitle"
      text="creditRequests.eraseText"
      {...state}
      onYes={answer}
      onClose={clear}
    />
  )
}
