import { cleanCoupon } from '@hogar/schema/validation/cleanCoupon.ts'
import { cleanEmail } from '@hogar/schema/validation/cleanEmail.ts'
import { cleanPostcode } from '@hogar/schema/validation/cleanPostcode.ts'
import { cleanCode, cleanLines, cleanText } from '@hogar/schema/validation/cleanText.ts'
import { cleanTaxId } from '@hogar/schema/validation/taxId.ts'

/** How a text that came in is cleaned; null for one that is taken as it is. */
export type Cleaner = ((text: string) => string) | null

/**
 * How each text of the graph's inputs is cleaned before a resolver sees it. Names, tokens and ids that the graph or a
 * machine wrote go back as they came, and passwords are what was typed. A test asks for a row for every text that there is.
 */
export const TYPED_INPUTS: Readonly<Record<string, Cleaner>> = {
  ...allOf(cleanEmail, [
    'SendContactMessageInput.email',
    'SubscribeToNewsletterInput.email',
    'NotifyWhenInStockInput.email',
    'CreateAccountInput.email',
    'LoginInput.email',
    'UpdateCustomerInput.email',
    'RequestPasswordResetInput.email',
    'ResetPasswordInput.email',
    'PlaceOrderInput.email',
  ]),
  ...allOf(cleanPostcode, [
    'AddressInput.postcode',
    'DestinationInput.postcode',
    'deliveryEstimate(postcode:)',
    'suburbs(postcode:)',
  ]),
  'ApplyCartCouponInput.code': cleanCoupon,
  'AddressInput.taxId': cleanTaxId,
  ...allOf(cleanCode, [
    'ConfirmTelephoneInput.code',
    'TakeOverSharedCartInput.code',
    'sharedCart(code:)',
    'sharedWishList(code:)',
    'SendContactMessageInput.complaint',
  ]),
  ...allOf(cleanLines, [
    'SendContactMessageInput.message',
    'CreateReviewInput.detail',
    'CreateReturnInput.comment',
    // A text option may have several lines.
    'CustomOptionInput.value',
  ]),
  ...allOf(cleanText, [
    'AddressInput.firstName',
    'AddressInput.lastName',
    'AddressInput.mothersName',
    'AddressInput.street',
    'AddressInput.city',
    'AddressInput.telephone',
    'AddressInput.company',
    'AddressInput.crossStreet',
    'CreateAccountInput.firstName',
    'CreateAccountInput.lastName',
    'CreateAccountInput.device',
    'UpdateCustomerInput.firstName',
    'UpdateCustomerInput.lastName',
    'UpdateCustomerInput.mothersName',
    'LoginInput.device',
    'SendContactMessageInput.name',
    'SendContactMessageInput.telephone',
    'CreateReviewInput.title',
    'CreateReviewInput.nickname',
    'CreateWishListInput.name',
    'UpdateWishListInput.name',
    'SaveQuoteInput.name',
    'search(term:)',
    'suggestions(term:)',
    'scannedProduct(code:)',
  ]),
  ...allOf(null, [
    'CreateAccountInput.password',
    'CreateAccountInput.captchaToken',
    'LoginInput.password',
    'LoginInput.captchaToken',
    'ChangePasswordInput.currentPassword',
    'ChangePasswordInput.newPassword',
    'ResetPasswordInput.resetToken',
    'ResetPasswordInput.newPassword',
    'receipt(proof:)',
    'CartLineInput.sku',
    'CartLineIdentityInput.sku',
    'CartLineIdentityInput.optionsChecksum',
    'CustomOptionInput.optionId',
    'BundleOptionInput.optionId',
    'BundleOptionInput.selectionIds',
    'UpdateCartLinesInput.expectedHash',
    'ProductBy.sku',
    'ProductBy.slug',
    'ProductBy.urlPath',
    'CategoryBy.slug',
    'CategoryBy.urlKey',
    'CategoryBy.urlPath',
    'SelectionInput.attributeCode',
    'SelectionInput.value',
    'FilterInput.attribute',
    'FilterInput.in',
    'FilterInput.range',
    'DestinationInput.regionCode',
    'AddressInput.regionCode',
    'SetCartShippingInput.carrierCode',
    'SetCartShippingInput.methodCode',
    'SetCartPaymentInput.methodCode',
    'SaveCustomerAddressInput.addressId',
    'DeleteCustomerAddressInput.addressId',
    'SignOutDevicesInput.deviceId',
    'SendTelephoneCodeInput.addressId',
    'ConfirmTelephoneInput.addressId',
    'PlaceOrderInput.origin',
    'cmsPage(identifier:)',
    'cmsBlock(identifier:)',
    'cmsBlocks(identifiers:)',
    'route(path:)',
    'CancelOrderInput.reason',
    'CreateReturnInput.photos',
    'ReturnLineInput.reason',
    'ReturnLineInput.condition',
    'ReturnLineInput.resolution',
    'CreateReviewInput.sku',
    'NotifyWhenInStockInput.sku',
    'CreateWishListInput.sku',
    'AddToWishListInput.sku',
    'RemoveFromWishListInput.sku',
    'hasProduct(sku:)',
  ]),
}

function allOf(cleaner: Cleaner, inputs: readonly string[]): Readonly<Record<string, Cleaner>> {
  return Object.fromEntries(inputs.map((input) => [input, cleaner]))
}
