/**
 * @generated SignedSource<<e1e13709c9ed2ae2cc45ad341e87286d>>
 * @relayHash 5beaab9f660efd4fc3fcc10154f76712
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a20f4ed031ecda04fdb88843796e82b5fa49341eb9e7a97d6d263c698bda74aa

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BranchesRouteQuery } from './BranchesRouteQuery.graphql';

const node: PreloadableConcreteRequest<BranchesRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a20f4ed031ecda04fdb88843796e82b5fa49341eb9e7a97d6d263c698bda74aa",
    "metadata": {},
    "name": "BranchesRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
