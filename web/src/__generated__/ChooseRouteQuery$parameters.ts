/**
 * @generated SignedSource<<af55d78f2c81c61532a33a332ef842c1>>
 * @relayHash f4d5f4f9e9d617b7db7b524291545d33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95ef9e96208a159550b6b085b61cefee9362c2f09eeb3bfcb433603ac324d1a9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ChooseRouteQuery } from './ChooseRouteQuery.graphql';

const node: PreloadableConcreteRequest<ChooseRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95ef9e96208a159550b6b085b61cefee9362c2f09eeb3bfcb433603ac324d1a9",
    "metadata": {},
    "name": "ChooseRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
