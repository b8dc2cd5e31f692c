/**
 * @generated SignedSource<<5fa48979d12bb030a30c088c26609770>>
 * @relayHash 0bb8ef1dc940a6e613f9a2a4189cac11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e73e3bdc818b6edf17cb1db0406d7015fb14877f08cfabb8e214d9888c0027b3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SeriesRouteQuery } from './SeriesRouteQuery.graphql';

const node: PreloadableConcreteRequest<SeriesRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e73e3bdc818b6edf17cb1db0406d7015fb14877f08cfabb8e214d9888c0027b3",
    "metadata": {},
    "name": "SeriesRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
