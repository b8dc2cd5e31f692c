/**
 * @generated SignedSource<<c27f13c1bbabd55b5a16dc61f6135b6d>>
 * @relayHash 0a56d51b2243062dba214e28c29e786b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65acfa31be4dc8d9ca38bb6a2d8961d28d4db488605dff1ef76a672113e23b78

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RecentRouteQuery } from './RecentRouteQuery.graphql';

const node: PreloadableConcreteRequest<RecentRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65acfa31be4dc8d9ca38bb6a2d8961d28d4db488605dff1ef76a672113e23b78",
    "metadata": {},
    "name": "RecentRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
