import { type ChangeEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CompanyRole, CompanyUserRow_user$key } from '../../__generated__/CompanyUserRow_user.graphql'
import { Refusals } from '../../checkout/Refusals.tsx'
import { Button } from '../../design/Button.tsx'
import { SelectField } from '../../design/forms/SelectField.tsx'
import { Dialog } from '../../design/overlays/Dialog.tsx'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import { ROLE_LABELS, ROLES } from './roles.ts'
import { useChangeUser } from './useChangeUser.ts'
import styles from '../Company.module.css'

type CompanyUserRowProps = Readonly<{ user: CompanyUserRow_user$key; onChanged: () => void }>

/** Change that is asked about before it is made. */
type Asked = 'off' | 'handOver'

/** User of a company: role select, and a button that switches the user off after a question. */
export function CompanyUserRow({ user: key, onChanged }: CompanyUserRowProps) {
  const user = useFragment(
    graphql`
      fragment CompanyUserRow_user on CompanyUser {
        userId
        fullName
        email
        jobTitle
        role
        isActive
        invitedUntil
      }
    `,
    key,
  )
  const intl = useIntl()
  const formatDate = useFormatDate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { change, isBusy, refusals } = useChangeUser(user.userId)
  const { fullName: name, invitedUntil, isActive } = user
  const isChangeable = !invitedUntil && user.role !== 'SUPER_USER'
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const role = ROLES.find((known) => known === target.value)
    if (role === 'SUPER_USER') return setAsked('handOver')
    if (role !== undefined) void change({ role })
  }
  const confirm = async () => {
    const isHandOver = asked === 'handOver'
    const isDone = await change(isHandOver ? { role: 'SUPER_USER' } : { isActive: false })
    setAsked(null)
    if (isDone && isHandOver) onChanged()
  }
  return (
    <li className={styles.user}>
      <div>
        <strong>{name}</strong>
        <p className={styles.muted}>{user.jobTitle ? `${user.jobTitle} · ${user.email}` : user.email}</p>
        {invitedUntil ? (
          <p className={styles.muted}>
            <FormattedMessage id="b2b.invitedUntil" values={{ date: formatDate(invitedUntil) }} />
          </p>
        ) : null}
        {!invitedUntil && !isActive ? (
          <p className={styles.muted}>
            <FormattedMessage id="b2b.isOff" />
          </p>
        ) : null}
      </div>
      {isChangeable ? (
        <div className={styles.userWays}>
          {isActive ? (
            <SelectField
              label={intl.formatMessage({ id: 'b2b.roleOf' }, { name })}
              value={user.role}
              disabled={isBusy}
              onChange={choose}
            >
              {ROLES.map((role) => (
                <option key={role} value={role}>
                  {intl.formatMessage({ id: ROLE_LABELS[role] })}
                </option>
              ))}
            </SelectField>
          ) : null}
          <Button
            variant="quiet"
            isBusy={isBusy}
            aria-label={intl.formatMessage({ id: isActive ? 'b2b.switchOffNamed' : 'b2b.switchOnNamed' }, { name })}
            onClick={() => (isActive ? setAsked('off') : void change({ isActive: true }))}
          >
            <FormattedMessage id={isActive ? 'b2b.switchOff' : 'b2b.switchOn'} />
          </Button>
        </div>
      ) : (
        <p>
          <FormattedMessage id={ROLE_LABELS[knownRole(user.role)]} />
        </p>
      )}
      <Refusals messages={refusals} />
      <Question asked={asked} name={name} isBusy={isBusy} onKeep={() => setAsked(null)} onConfirm={confirm} />
    </li>
  )
}

function knownRole(role: CompanyRole) {
  return ROLES.find((known) => known === role) ?? 'VIEWER'
}

type QuestionProps = Readonly<{
  asked: Asked | null
  name: string
  isBusy: boolean
  onKeep: () => void
  onConfirm: () => Promise<void>
}>

function Question({ asked, name, isBusy, onKeep, onConfirm }: QuestionProps) {
  const intl = useIntl()
  const isHandOver = asked === 'handOver'
  return (
    <Dialog
      isOpen={asked !== null}
      onClose={onKeep}
      title={intl.formatMessage({ id: isHandOver ? 'b2b.handOverTitle' : 'b2b.switchOffTitle' }, { name })}
      footer={
        <div className={styles.pair}>
          <Button variant="secondary" onClick={onKeep}>
            <FormattedMessage id="b2b.cancel" />
          </Button>
          <Button isBusy={isBusy} onClick={() => void onConfirm()}>
            <FormattedMessage id={isHandOver ? 'b2b.handOver' : 'b2b.switchOff'} />
          </Button>
        </div>
      }
    >
      <FormattedMessage id={isHandOver ? 'b2b.handOverText' : 'b2b.switchOffText'} tagName="p" />
    </Dialog>
  )
}
