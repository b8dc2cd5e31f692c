/**
 * @generated SignedSource<<59324808ead0d6be10f43ce698700c4f>>
 * @relayHash 71bf7edcb9e54851f40ac1e0dd903e55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa18ad3bc606a23f20945e2df8ba85f0d50f7fa5dcfddedaf0cb869234257d37

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CheckoutRouteQuery } from './CheckoutRouteQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa18ad3bc606a23f20945e2df8ba85f0d50f7fa5dcfddedaf0cb869234257d37",
    "metadata": {},
    "name": "CheckoutRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
