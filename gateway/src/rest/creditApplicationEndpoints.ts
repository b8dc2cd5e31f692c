import { TIMEOUT } from './endpointGroups.ts'

/** Credit applications, in a family of their own: accounts can be read and paid without them. */
const APPLICATION = { family: 'creditApplications', visibility: 'private', envelope: 'enveloped', ...TIMEOUT } as const
/** Calls by the key of an application, which stands in the body: addresses are logged. */
const KEYED = { ...APPLICATION, method: 'POST', token: 'none' } as const
const CHANGE = { ...KEYED, class: 'idempotentWrite' } as const
/** Calls by the key that cost something each time: an SMS, an attempt, a file. */
const ACTION = { ...KEYED, class: 'write' } as const
/** Calls that also say which customer the application belongs to. */
const OWNED = { ...APPLICATION, method: 'POST', class: 'write', token: 'user' } as const

/** Calls about a credit application. */
export const CREDIT_APPLICATION_ENDPOINTS = {
  creditContact: { path: '/api/ext/set_user_contact', ...OWNED },
  /** State of an application: a read, though by POST. */
  creditState: { path: '/api/ext/set_user_validation', ...KEYED, class: 'read' },
  creditApplicantCodeSend: { path: '/api/ext/send_guest_nip', ...ACTION },
  creditApplicantCodeConfirm: { path: '/api/ext/validate_guest_nip', ...ACTION },
  creditResumeCodeSend: { path: '/api/ext/send_resume_nip', ...ACTION },
  creditResume: { path: '/api/ext/validate_resume_nip', ...ACTION },
  creditDetails: { path: '/api/ext/set_user_details', ...CHANGE },
  creditAddress: { path: '/api/ext/set_address', ...CHANGE },
  creditReferences: { path: '/api/ext/set_user_references', ...CHANGE },
  creditInsurance: { path: '/api/ext/save_life_insurance', ...CHANGE },
  creditDeposit: { path: '/api/ext/set_deposit', ...CHANGE },
  creditConsent: { path: '/api/ext/set_file_authorization', ...CHANGE },
  creditPromoter: { path: '/api/ext/promotion_code', ...ACTION },
  creditSeller: { path: '/api/ext/seller_code', ...ACTION },
  creditFile: { path: '/api/ext/upload_images_hazten', ...ACTION },
  creditLiveTest: { path: '/api/ext/live_test_customer', ...ACTION },
  creditErase: { path: '/api/ext/credit_request_erase', ...CHANGE },
  creditSubmitNew: { path: '/api/ext/save_credit_guest', ...OWNED },
  creditSubmitHome: { path: '/api/ext/save_credit_home', ...OWNED },
  creditCancel: { path: '/api/ext/credit_request_cancel', ...OWNED },
  creditAccept: { path: '/api/ext/credit_request_accept', ...OWNED },
  creditRequests: { path: '/api/ext/credit_requests', ...APPLICATION, method: 'GET', class: 'read', token: 'user' },
  creditBankAccount: { path: '/api/ext/validate_transfer_account', ...ACTION },
} as const
