/**
 * @generated SignedSource<<daa35fec030a0c8af710707b8fa15148>>
 * @relayHash e7e6795f47b8b90adb385a3772b70c6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f2936480a2bff776e87551ce13b8a4fffa1a65a627c7f2a4069bef7a9b2a5a5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PayRouteQuery } from './PayRouteQuery.graphql';

const node: PreloadableConcreteRequest<PayRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f2936480a2bff776e87551ce13b8a4fffa1a65a627c7f2a4069bef7a9b2a5a5",
    "metadata": {},
    "name": "PayRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
