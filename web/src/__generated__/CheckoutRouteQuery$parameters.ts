/**
 * @generated SignedSource<<2fee66174460063632b38e4bcb43e3ca>>
 * @relayHash 0b7a789b5c28d64c07297e2f893db44c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 222d1adb18d3625583a462567549eebeeb3b17e24e921a630a16b6d6c003919a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CheckoutRouteQuery } from './CheckoutRouteQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "222d1adb18d3625583a462567549eebeeb3b17e24e921a630a16b6d6c003919a",
    "metadata": {},
    "name": "CheckoutRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
