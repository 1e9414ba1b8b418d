/** How often an unsent form is tried again, a quarter of a second apart: for twenty seconds. */
const tries = 80

/**
 * On a slow line a form is filled in and sent before the scripts have come that would send it. The browser would post
 * it to the page itself and lose all of it: so whatever nobody has taken is tried again until someone does. After
 * twenty seconds it says that it wasn't sent; what was typed stays, and the next press tries again. The note lies
 * beside the page, where React expects nothing; its words are an attribute of the body. Forms that need no script name where they go.
 */
export const holdSendsScript = `{let held=new Map,again,note
addEventListener("submit",e=>{let f=e.target,by=e.submitter,n=again?held.get(f):0
note?.remove()
if(e.defaultPrevented||f.method!=="post"||f.hasAttribute("action"))return held.delete(f)
e.preventDefault()
if(!again&&held.has(f))return
if(n>=${tries}){held.delete(f);note=document.createElement("p");note.role="alert"
note.className="fixed inset-x-4 bottom-4 z-(--z-toast) rounded-[12px] bg-paper p-4 text-15 text-ink shadow-pop sm:left-auto sm:w-[356px]"
note.textContent=document.body.dataset.notSent;return document.body.append(note)}
held.set(f,n+1);setTimeout(()=>{again=1;if(!f.isConnected||!f.checkValidity())held.delete(f);else f.requestSubmit(by);again=0},250)})}`
