/**
 * @generated SignedSource<<1e93bdfb4185981b1ce65bf6184c1edf>>
 * @relayHash 4eba19b551496df3138a2c09b0ee8843
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a79c5a0bd38afed7a99c2a164fba723aa6be20d843e9b858e55e28792e873dd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CompareRouteQuery } from './CompareRouteQuery.graphql';

const node: PreloadableConcreteRequest<CompareRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a79c5a0bd38afed7a99c2a164fba723aa6be20d843e9b858e55e28792e873dd",
    "metadata": {},
    "name": "CompareRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
