/**
 * @generated SignedSource<<3b37dc57fdceaf74e4fb9f6e3eca8435>>
 * @relayHash 01f9dde8d3d5480749fe06b22f61f1d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20cb2002471e51faece08fb5f3f77bb6901945c2e1171e6b9a15f5e2ac01251a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CreditRequestRouteQuery } from './CreditRequestRouteQuery.graphql';

const node: PreloadableConcreteRequest<CreditRequestRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20cb2002471e51faece08fb5f3f77bb6901945c2e1171e6b9a15f5e2ac01251a",
    "metadata": {},
    "name": "CreditRequestRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
