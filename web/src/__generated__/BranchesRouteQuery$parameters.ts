/**
 * @generated SignedSource<<c168375b102342e04e33700e0347b677>>
 * @relayHash 3d94378ba7eb091b78f2bbbb5beb5ba0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5452d76a86b2969dfe6ead50f04184315a133c4c4ed51b19d951e11a3334dd0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BranchesRouteQuery } from './BranchesRouteQuery.graphql';

const node: PreloadableConcreteRequest<BranchesRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5452d76a86b2969dfe6ead50f04184315a133c4c4ed51b19d951e11a3334dd0",
    "metadata": {},
    "name": "BranchesRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
