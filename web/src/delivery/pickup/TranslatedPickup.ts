import { withAreaMessages } from '../../i18n/withAreaMessages.tsx'
import { PickupBranchList } from './PickupBranchList.tsx'

/** Branches that have a product for pick-up, with the messages of the pages of branches. */
export const TranslatedPickup = withAreaMessages('branches', PickupBranchList)
