import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PayFrame_customer$key } from '../../__generated__/PayFrame_customer.graphql'
import { AccountFrame } from '../../customers/AccountFrame.tsx'
import { keepFocusNear } from '../../design/keepFocusNear.ts'
import { PageBody } from '../../design/PageBody.tsx'
import { PageHead } from '../../routing/document/PageHead.tsx'
import { SnapshotDay } from '../../routing/document/SnapshotDay.tsx'
import { usePayPaths } from './payPaths.ts'
import styles from './Pay.module.css'

type PayFrameProps = Readonly<{
  title: string
  customer: PayFrame_customer$key | null | undefined
  children: ReactNode
}>

/** Frame of every payment page: that of the account, or a plain page. None is indexed, and no other site learns of it. */
export function PayFrame({ title, customer: key, children }: PayFrameProps) {
  const customer = useFragment(
    graphql`
      fragment PayFrame_customer on Customer {
        ...AccountFrame_customer
      }
    `,
    key,
  )
  const { isAccount } = usePayPaths()
  const content = (
    <>
      <meta name="referrer" content="no-referrer" />
      {children}
    </>
  )
  if (isAccount)
    return (
      <AccountFrame title={title} customer={customer}>
        {content}
      </AccountFrame>
    )
  return (
    <PageBody>
      <PageHead title={title} noIndex />
      <div ref={keepFocusNear} className={styles.page}>
        <h1>{title}</h1>
        <SnapshotDay />
        {content}
      </div>
    </PageBody>
  )
}
