/**
 * @generated SignedSource<<945a5b4c035d8dcfcaefe8665ad7fd67>>
 * @relayHash 7b8018ade7012011426f3e6b5bf74ec0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d10359791e7ded6a0fa4bad3c6af784c2f59cbf4dea6616c026786faff42db6b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfileRouteQuery } from './ProfileRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProfileRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d10359791e7ded6a0fa4bad3c6af784c2f59cbf4dea6616c026786faff42db6b",
    "metadata": {},
    "name": "ProfileRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
