/**
 * @generated SignedSource<<7b31e8948106c76f76211f4d210be690>>
 * @relayHash 85b76a5de9475bd27f01923f305b5d93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24a8c011fee3d36abe7478738232fb93e45a6d1b95b45fd8ce5bc743b1485cf3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { InvitationRouteQuery } from './InvitationRouteQuery.graphql';

const node: PreloadableConcreteRequest<InvitationRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24a8c011fee3d36abe7478738232fb93e45a6d1b95b45fd8ce5bc743b1485cf3",
    "metadata": {},
    "name": "InvitationRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
