/**
 * @generated SignedSource<<9b4324615fef8ed2815c96ad1327ebad>>
 * @relayHash 16a0fc284806f9b5fa513d6e04a8b696
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4731153073496aa31f3f98f48ad67e37bf7e5db00af08411d21bfeae8df26f3f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BranchesRouteQuery } from './BranchesRouteQuery.graphql';

const node: PreloadableConcreteRequest<BranchesRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4731153073496aa31f3f98f48ad67e37bf7e5db00af08411d21bfeae8df26f3f",
    "metadata": {},
    "name": "BranchesRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
