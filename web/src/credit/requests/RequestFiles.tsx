import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { RequestFiles_request$key } from '../../__generated__/RequestFiles_request.graphql'
import type { RequestFilesQuery } from '../../__generated__/RequestFilesQuery.graphql'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { FileField } from '../wizard/steps/identification/FileField.tsx'
import type { FileSlot } from '../wizard/steps/identification/useFileSlot.ts'
import styles from './CreditRequest.module.css'

/** Files of an identity card, for a platform that does not say which ones it needs again. */
const CARD: readonly FileSlot[] = ['ID_FRONT', 'ID_BACK']

/** Fields of the files that are sent again. Once the platform has all of them, it reviews the application again. */
export function RequestFiles({ request: key }: Readonly<{ request: RequestFiles_request$key }>) {
  const { missingFiles } = useFragment(
    graphql`
      fragment RequestFiles_request on CreditApplication {
        missingFiles
      }
    `,
    key,
  )
  const intl = useIntl()
  const { notify } = useNotifications()
  const environment = useRelayEnvironment()
  // Held from the start: a file that was received is missing no more, and its field stays.
  const [slots] = useState(() => (missingFiles?.length ? missingFiles.filter(isSlot) : CARD))
  const received = useRef(new Set<FileSlot>())
  const receive = (slot: FileSlot) => {
    received.current.add(slot)
    if (!slots.every((one) => received.current.has(one))) return
    const thank = () => notify({ kind: 'success', message: intl.formatMessage({ id: 'creditRequests.filesSent' }) })
    fetchQuery<RequestFilesQuery>(
      environment,
      graphql`
        query RequestFilesQuery {
          creditApplication {
            ...CreditRequestDetails_request
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only' },
      // The files were received in either case.
    ).subscribe({ complete: thank, error: thank })
  }
  return (
    <div className={styles.files}>
      {slots.map((slot) => (
        <FileField key={slot} slot={slot} isReceived={false} isMissed={false} onReceived={() => receive(slot)} />
      ))}
    </div>
  )
}

function isSlot(slot: string): slot is FileSlot {
  return slot === 'ID_FRONT' || slot === 'ID_BACK' || slot === 'PASSPORT'
}
