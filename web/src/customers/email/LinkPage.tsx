import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { EntryPage } from '../signIn/EntryPage.tsx'
import { useLinkSecrets } from '../password/useLinkSecrets.ts'
import type { SecretOutcome } from '../../relay/useSecretMutation.ts'
import note from '../signIn/SignedOutNote.module.css'
import { LinkPress } from './LinkPress.tsx'

type LinkPageProps<TData> = Readonly<{
  title: string
  /** Explains the effect of the link. */
  intro: ReactNode
  /** Label of the button. */
  label: ReactNode
  send: (token: string) => Promise<SecretOutcome<TData>>
  noticesOf: (data: TData) => readonly Readonly<{ message: string }>[]
  /** Link to continue after success. */
  wayOn: ReactNode
  /** Content below the button until the link is used. */
  children?: ReactNode
}>

/** Page of an e-mail's link with a token: a button that uses it once, then the resulting notices. */
export function LinkPage<TData>({
  title,
  intro,
  label,
  send,
  noticesOf,
  wayOn,
  children = null,
}: LinkPageProps<TData>) {
  const token = useLinkSecrets('token')('token')
  const [done, setDone] = useState<string | null>(null)
  const isOpen = token !== '' && done === null
  return (
    <EntryPage title={title} intro={isOpen ? intro : null}>
      {isOpen ? (
        <LinkPress
          label={label}
          send={() => send(token)}
          onDone={(data) =>
            setDone(
              noticesOf(data)
                .map(({ message }) => message)
                .join(' '),
            )
          }
        />
      ) : null}
      {isOpen ? children : null}
      {token === '' ? <FormattedMessage id="customers.emailLinkIncomplete" tagName="p" /> : null}
      {done === null ? null : (
        <>
          <output className={note.note}>{done}</output>
          {wayOn}
        </>
      )}
    </EntryPage>
  )
}
