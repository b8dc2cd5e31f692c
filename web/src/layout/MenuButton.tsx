import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../design/IconButton.tsx'
import type { MenuDrawer_root$key } from '../__generated__/MenuDrawer_root.graphql'
import { LoadBoundary } from '../device/LoadBoundary.tsx'
import { useOpenHere } from './useOpenHere.ts'

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }))

type Props = Readonly<{ root: MenuDrawer_root$key; offersLink: string | null | undefined }>

/** Button that opens the menu of a phone; its code loads with the first press. */
export function MenuButton({ root, offersLink }: Props) {
  const intl = useIntl()
  const [openId, setOpenId] = useOpenHere()
  const [wasOpened, setOpened] = useState(false)
  const isOpen = openId !== null
  return (
    <>
      <IconButton
        icon="menu"
        label={intl.formatMessage({ id: 'layout.menu' })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setOpened(true)
          setOpenId('menu')
        }}
      />
      {wasOpened ? (
        <LoadBoundary>
          <Suspense fallback={null}>
            <MenuDrawer root={root} offersLink={offersLink} isOpen={isOpen} onClose={() => setOpenId(null)} />
          </Suspense>
        </LoadBoundary>
      ) : null}
    </>
  )
}
