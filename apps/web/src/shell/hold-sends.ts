/**
 * On a slow line a form is filled in and sent before the scripts have come that would send it. The browser would post
 * it to the page itself and lose all of it: so whatever nobody has taken is tried again until someone does. Forms
 * that need no script name where they go.
 */
export const holdSendsScript = `{let held=new WeakSet
addEventListener("submit",e=>{let f=e.target,by=e.submitter
if(e.defaultPrevented||f.method!=="post"||f.hasAttribute("action"))return
e.preventDefault();if(held.has(f))return
held.add(f);setTimeout(()=>{held.delete(f);f.isConnected&&f.requestSubmit(by)},250)})}`
