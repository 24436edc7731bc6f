/// The page's own style and script.
enum HTMLAssets {
  // Colours are pairs for light and dark; each text colour has a contrast of at least 4.5 with its
  // background.
  static let style: Markup = """
    :root{color-scheme:light dark;--ground:#f5f6f8;--card:#fff;--line:#e1e4ea;--text:#171a21;
    --soft:#5a6272;--accent:#3a55d9;--good:#13734a;--good-bg:#e2f5ec;--good-solid:#22a06b;
    --bad:#b42318;--bad-bg:#fdeceb;--bad-solid:#e5484d;--warn:#8a5300;--warn-bg:#fdf2dc;
    --warn-solid:#e2a22b;--calm:#4a5468;--calm-bg:#eceff4;--calm-solid:#9aa4b6;--code:#f3f4f7;
    --want:#1d5fd0;--want-bg:#e7f0fe;--shadow:0 1px 2px rgba(20,25,40,.05),0 4px 16px rgba(20,25,40,.05)}
    @media(prefers-color-scheme:dark){:root{--ground:#0f1116;--card:#181b22;--line:#2b303b;
    --text:#e9ebf0;--soft:#9aa3b5;--accent:#9db0ff;--good:#63d7a2;--good-bg:#12301f;
    --good-solid:#2aa36c;--bad:#ff9a92;--bad-bg:#3a1917;--bad-solid:#e5484d;--warn:#f0bf62;
    --warn-bg:#33270f;--warn-solid:#c98a1b;--calm:#b4bccb;--calm-bg:#262b35;--calm-solid:#657086;
    --code:#11141a;--want:#8ab6ff;--want-bg:#13233f;--shadow:none}}
    *{box-sizing:border-box}
    html{scroll-padding-top:104px}
    body{margin:0;background:var(--ground);color:var(--text);font:15px/1.5 system-ui,-apple-system,
    "Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;-webkit-text-size-adjust:100%}
    code,pre{font:12.5px/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    a{color:var(--accent);text-decoration:none}a:hover{text-decoration:underline}
    :focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
    .skip-link{position:absolute;left:-999px}.skip-link:focus{left:16px;top:8px;z-index:9;
    background:var(--card);padding:8px 14px}
    .visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .top{background:var(--card);border-top:4px solid var(--good-solid);padding-top:20px}
    .top.bad{border-color:var(--bad-solid)}.top.warn{border-color:var(--warn-solid)}
    .top-inner,.legend,.bar-inner,main,footer{max-width:1180px;margin:0 auto;padding-left:24px;
    padding-right:24px}
    .top-inner{display:flex;flex-wrap:wrap;gap:14px 40px;align-items:center;justify-content:space-between}
    .brand{display:flex;gap:10px;align-items:center;font-weight:650;letter-spacing:-.01em;
    color:var(--accent);width:100%}
    .brand span{color:var(--text)}
    .verdict{display:flex;gap:16px;align-items:center;flex:1 1 340px}
    .verdict h1{font-size:28px;line-height:1.15;margin:0;letter-spacing:-.02em}
    .verdict p{margin:3px 0 0;color:var(--soft)}
    .seal{width:52px;height:52px;border-radius:50%;display:grid;place-items:center;font-size:26px;
    font-weight:700;flex:none;background:var(--good-bg);color:var(--good)}
    .bad .seal{background:var(--bad-bg);color:var(--bad)}.warn .seal{background:var(--warn-bg);
    color:var(--warn)}
    .facts{list-style:none;display:flex;flex-wrap:wrap;gap:10px 30px;margin:0;padding:0}
    .facts span{display:block;color:var(--soft);font-size:12px}
    .facts b{font-weight:600;font-variant-numeric:tabular-nums}
    .proportions{display:flex;gap:2px;height:8px;margin:20px auto 0;max-width:1132px;
    width:calc(100% - 48px)}
    .part{min-width:6px;border-radius:3px;background:var(--good-solid)}
    .part.bad{background:var(--bad-solid)}.part.warn{background:var(--warn-solid)}
    .part.calm{background:var(--calm-solid)}
    .legend{list-style:none;display:flex;flex-wrap:wrap;gap:4px 22px;margin-top:10px;
    padding-bottom:16px;font-size:13px;color:var(--soft)}
    .legend i{font-style:normal;font-weight:700;margin-right:6px}.legend b{color:var(--text)}
    li.good>i{color:var(--good)}li.bad>i{color:var(--bad)}li.warn>i{color:var(--warn)}
    li.calm>i{color:var(--calm)}
    .bar{position:sticky;top:0;z-index:5;background:var(--card);border-block:1px solid var(--line)}
    .bar-inner{display:flex;flex-wrap:wrap;align-items:center;gap:4px 20px;min-height:52px}
    .links{display:flex;flex-wrap:wrap;gap:2px}
    .links a{color:var(--soft);padding:6px 8px;border-radius:8px;font-weight:550}
    .links a:hover{background:var(--calm-bg);color:var(--text);text-decoration:none}
    .count{font-weight:600;font-size:12px;background:var(--calm-bg);color:var(--calm);
    border-radius:9px;padding:1px 7px;margin-left:3px}
    .count.bad{background:var(--bad-bg);color:var(--bad)}
    .tools{margin-left:auto;display:flex;gap:8px;align-items:center}.tools[hidden]{display:none}
    .tools input,.tools select{font:inherit;font-size:14px;color:inherit;background:var(--ground);
    border:1px solid var(--line);border-radius:8px;padding:6px 10px;height:36px}
    .tools input{width:172px}#matches{font-size:12px;color:var(--soft);order:-1}
    main{padding-top:8px;padding-bottom:48px}
    h2{font-size:19px;letter-spacing:-.01em;margin:34px 0 12px}
    .hint{color:var(--soft);font-size:13px;max-width:76ch;margin:0 0 12px}
    .environment+.hint{margin-top:12px}
    .card{background:var(--card);border:1px solid var(--line);border-radius:12px;
    box-shadow:var(--shadow)}
    .card+.card{margin-top:12px}.empty{padding:18px 20px;color:var(--soft);margin:0}
    .failure{padding:18px 22px;border-left:4px solid var(--bad-solid);scroll-margin-top:72px}
    .failure.flaky{border-left-color:var(--warn-solid)}
    .failure>header{display:flex;flex-wrap:wrap;gap:6px 10px;align-items:center}
    .failure h3{font-size:16px;margin:0;overflow-wrap:anywhere}
    .failure h4,.differences caption,figcaption{font-size:12px;font-weight:600;color:var(--soft);
    margin:14px 0 5px;text-align:left}
    .where{color:var(--soft);font-size:13px;margin:2px 0;overflow-wrap:anywhere;font-weight:400}
    .failure header .where{width:100%;margin:0}
    .time{color:var(--soft);font-size:13px;margin-left:auto;font-variant-numeric:tabular-nums;
    white-space:nowrap}
    .problem{margin-top:12px}.problem+.problem{border-top:1px solid var(--line);padding-top:12px}
    .message{margin:0;font-weight:550;overflow-wrap:anywhere;white-space:pre-wrap}
    .type{color:var(--bad);font-weight:550}
    .versus{display:grid;grid-template-columns:repeat(auto-fit,minmax(240px,1fr));gap:10px;
    margin:12px 0}
    .versus>div{border-radius:8px;padding:8px 12px;background:var(--want-bg)}
    .versus>.actual{background:var(--bad-bg)}
    dt{font-size:12px;color:var(--soft)}.versus dt{font-weight:600;color:var(--want)}
    .versus .actual dt{color:var(--bad)}
    .versus dd{margin:0;font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;
    white-space:pre-wrap;overflow-wrap:anywhere}
    .pictures{display:grid;grid-template-columns:repeat(auto-fit,minmax(280px,1fr));gap:14px;
    margin:12px 0}
    figure{margin:0;background:var(--ground);border:1px solid var(--line);border-radius:10px;
    padding:10px 14px 14px;min-width:0}
    figcaption{margin:0 0 8px}figure.expected figcaption{color:var(--want)}
    figure.actual figcaption{color:var(--bad)}
    img.picture{display:block;max-width:100%;max-height:560px;height:auto;background:#fff}
    .pictures.scaled{display:flex;flex-wrap:wrap;align-items:flex-start}
    .pictures.scaled figure{max-width:100%}
    .pictures.scaled img.picture{max-width:none;max-height:none}
    .tables{display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(min(420px,100%),1fr))}
    .tables .card{min-width:0}.tables .card+.card{margin-top:0}
    .tables tbody th{min-width:150px}.tools{flex-wrap:wrap}.tools select{max-width:180px}
    svg.tree{display:block;max-width:100%;height:auto}
    .tree rect{fill:var(--calm-solid);fill-opacity:.09;stroke:var(--calm-solid);stroke-width:1;
    vector-effect:non-scaling-stroke}
    .tree .d0 rect{fill:var(--card);fill-opacity:1}
    .tree text{fill:var(--soft);font-family:system-ui,sans-serif}
    .tree .expected rect{fill:var(--want);fill-opacity:.14;stroke:var(--want);stroke-width:2}
    .tree .expected text{fill:var(--want)}
    .tree .actual rect{fill:var(--bad-solid);fill-opacity:.16;stroke:var(--bad-solid);stroke-width:2}
    .tree .actual text{fill:var(--bad)}
    .tree .ghost rect{fill:none;stroke:var(--want);stroke-width:1.5;stroke-dasharray:4 3}
    .tree .hidden-view rect{fill:none;stroke-dasharray:1 3}
    pre{background:var(--code);border:1px solid var(--line);border-radius:8px;padding:10px 12px;
    margin:6px 0 0;overflow:auto;max-height:420px;tab-size:2}
    details>summary{cursor:pointer}.failure details{margin-top:10px}
    .failure summary{color:var(--soft);font-size:13px;font-weight:550}
    .command{display:flex;flex-wrap:wrap;gap:4px 10px;align-items:center;margin:14px 0 0;
    font-size:13px;color:var(--soft)}.command code{background:var(--code);color:var(--text);
    border:1px solid var(--line);border-radius:8px;padding:5px 10px;overflow-wrap:anywhere;min-width:0}
    .copy{font:inherit;color:var(--accent);background:none;border:1px solid var(--line);
    border-radius:8px;padding:4px 10px;cursor:pointer}.copy[hidden]{display:none}
    .frames-legend{padding:0;margin:0 0 4px}.frames-legend .expected i{color:var(--want)}
    .frames-legend .actual i{color:var(--bad-solid)}
    .trace{list-style:none;margin:6px 0 0;padding:0;border:1px solid var(--line);border-radius:8px}
    .trace>li{padding:5px 10px;min-width:0}.trace>li+li{border-top:1px solid var(--line)}
    .trace .depth1{padding-left:30px}.trace .depth2{padding-left:50px}
    .trace .depth3{padding-left:70px}.trace .depth4{padding-left:90px}
    .trace>.bad{box-shadow:inset 3px 0 var(--bad-solid)}.trace>.warn{box-shadow:inset 3px 0 var(--warn-solid)}
    .trace .gap{color:var(--soft);font-size:13px}.trace details{margin:0}
    .trace summary{color:var(--text);overflow-wrap:anywhere}.trace .bare{padding-left:15px;overflow-wrap:anywhere}
    .step-line{display:inline-block;min-width:34px;color:var(--soft)}.step-text{white-space:pre-wrap}
    .step-message{margin:4px 0 0;color:var(--bad);font-size:13px;font-weight:550;overflow-wrap:anywhere;
    white-space:pre-wrap}.trace>.warn .step-message{color:var(--warn)}
    .rows span{display:inline-block;min-width:100%}.rows .same{color:var(--soft)}
    .rows .as-before{color:var(--soft);font-style:italic}.rows .new{background:var(--good-bg);color:var(--good)}
    .rows .gone{background:var(--bad-bg);color:var(--bad)}.rows .changed{background:var(--want-bg)}
    .trace del,.key del{color:var(--bad)}.trace ins,.key ins{color:var(--good);font-weight:700;
    text-decoration:none}.key span{margin-right:12px}
    .suite>summary{display:flex;flex-wrap:wrap;gap:2px 12px;align-items:center;padding:13px 18px;
    list-style:none}
    .suite>summary::-webkit-details-marker{display:none}
    .suite>summary::before{content:"";width:7px;height:7px;border:solid var(--soft);
    border-width:0 2px 2px 0;transform:rotate(-45deg);flex:none}
    .suite[open]>summary::before{transform:rotate(45deg)}
    .dot{width:10px;height:10px;border-radius:50%;background:var(--good-solid)}
    .bad .dot{background:var(--bad-solid)}.calm .dot{background:var(--calm-solid)}
    .suite-name{font-weight:600;overflow-wrap:anywhere;min-width:0}.suite-path,.suite-counts{color:var(--soft);font-size:13px}
    .suite-counts{margin-left:auto}.suite .time{margin-left:0;min-width:64px;text-align:right}
    .suite.bad .suite-counts{color:var(--bad);font-weight:550}
    .scroll{overflow-x:auto}
    table{border-collapse:collapse;width:100%;font-size:14px}
    th,td{text-align:left;padding:8px 12px;border-top:1px solid var(--line);vertical-align:top}
    thead th{font-size:12px;font-weight:600;color:var(--soft);border-top:0;white-space:nowrap;
    padding-top:10px}
    .suite thead th{border-top:1px solid var(--line)}
    tbody th{font-weight:500;overflow-wrap:anywhere}
    th:first-child,td:first-child{padding-left:18px}th:last-child,td:last-child{padding-right:18px}
    .number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
    .strong{font-weight:650}
    .group th{background:var(--ground);font-weight:650}.group .where{margin-left:8px}
    .reason{margin:2px 0 0;color:var(--soft);font-size:13px;font-weight:400}
    .cases tbody th{min-width:200px}.cases thead th:first-child{width:46%}tr.case{scroll-margin-top:72px}
    tr:target th,tr:target td{background:var(--want-bg)}
    .differences{margin-top:0}.differences caption{margin:0;padding:2px 0}.differences th:first-child,.differences td:first-child{padding-left:0}
    .differences th,.differences td{padding:5px 12px 5px 0}
    td.expected{color:var(--want)}td.actual{color:var(--bad)}
    .badge{display:inline-flex;gap:5px;align-items:center;border-radius:7px;padding:1px 8px;
    font-size:12.5px;font-weight:550;white-space:nowrap;background:var(--calm-bg);color:var(--calm)}
    .badge i{font-style:normal;font-weight:800}
    .badge.good{background:var(--good-bg);color:var(--good)}
    .badge.bad{background:var(--bad-bg);color:var(--bad)}
    .badge.warn{background:var(--warn-bg);color:var(--warn)}
    .chip{display:inline-block;border:1px solid var(--line);border-radius:6px;padding:0 6px;
    font-size:12px;color:var(--soft);margin-right:4px;white-space:nowrap}
    .links-list{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:2px 16px}
    .links-list i{font-style:normal;font-weight:700;margin-right:5px}
    .series-card{padding:14px 18px;margin-top:12px}.quiet{padding:12px 18px;margin-top:12px}
    .series{display:block;width:100%;min-width:560px;height:auto}.series text{font:12px system-ui,sans-serif;
    fill:var(--soft)}.grid{stroke:var(--line)}.band{fill:var(--accent);opacity:.16}
    .level{stroke:var(--accent);stroke-width:2}.series .dot{fill:var(--accent)}
    .step{stroke:var(--bad);stroke-dasharray:4 3}.series .step-label{fill:var(--bad);font-weight:600}
    .steps{margin:8px 0 0;padding-left:20px;font-size:13px;overflow-wrap:anywhere}
    .counters{list-style:none;display:flex;flex-wrap:wrap;gap:2px 18px;margin:6px 0 0;padding:0;font-size:13px}
    .counters b{font-weight:600;font-variant-numeric:tabular-nums}.soft{color:var(--soft)}
    .benchmarks details>summary{color:var(--soft);font-size:13px}.benchmarks tbody th{min-width:130px}
    .spread{display:block}.track{fill:var(--line)}.range{fill:var(--accent);opacity:.28}
    .box{fill:var(--accent);opacity:.6}.density{fill:var(--accent);opacity:.75}.median{fill:var(--text)}
    .sub{font-size:15px;margin:20px 0 8px}.timing{padding:14px 18px}
    .timing>header{display:flex;flex-wrap:wrap;gap:4px 10px;align-items:center}
    .timing h3{font-size:15px;margin:0;overflow-wrap:anywhere}
    .timing details{margin-top:6px}.timing summary{color:var(--soft);font-size:13px}
    .interval{margin:8px 0 2px;max-width:760px}.intervals{display:block;width:100%;height:34px}
    .intervals path{vector-effect:non-scaling-stroke}.scale{display:flex;justify-content:space-between;
    font-size:11px;color:var(--soft);font-variant-numeric:tabular-nums}
    .samples text{font:11px system-ui,sans-serif;fill:var(--soft)}
    .gate{fill:var(--calm-solid);opacity:.2}.none{stroke:var(--soft);stroke-width:1;fill:none}
    .intervals .control{fill:var(--calm-solid)}.ratio{opacity:.45}.estimate{stroke-width:3}
    .intervals .good .ratio{fill:var(--good-solid)}.intervals .good .estimate{stroke:var(--good)}
    .intervals .bad .ratio{fill:var(--bad-solid)}.intervals .bad .estimate{stroke:var(--bad)}
    .intervals .warn .ratio{fill:var(--warn-solid)}.intervals .warn .estimate{stroke:var(--warn)}
    .intervals .calm .ratio{fill:var(--accent)}.intervals .calm .estimate{stroke:var(--accent)}
    .samples{display:block}.samples circle{opacity:.45}.samples path{stroke-width:2;fill:none}
    .samples .base circle{fill:var(--accent)}.samples .base path{stroke:var(--accent)}
    .samples .control circle{fill:var(--calm-solid)}.samples .control path{stroke:var(--soft)}
    .samples .head circle{fill:var(--warn-solid)}.samples .head path{stroke:var(--warn)}
    .why .gate{fill:var(--calm-solid);opacity:.14}.why .interval-band{fill:var(--accent);opacity:.22}
    .why .counted{stroke:var(--soft);stroke-width:1.5;stroke-dasharray:6 4}
    .samples-legend{padding:6px 0 0;margin:0}.samples-legend .base i{color:var(--accent)}
    .samples-legend .control i{color:var(--calm-solid)}.samples-legend .head i{color:var(--warn-solid)}
    .messages .bad{background:var(--bad-bg);color:var(--bad)}
    .messages .good{background:var(--good-bg);color:var(--good)}
    .environment{display:grid;grid-template-columns:repeat(auto-fit,minmax(250px,1fr));gap:14px 26px;
    padding:18px 20px;margin:0}
    .environment dd{margin:0;overflow-wrap:anywhere}
    .messages{margin:0;padding:0;list-style:none}
    .messages li{padding:9px 14px;border-radius:8px;background:var(--calm-bg);margin-bottom:6px}
    .messages .warning{background:var(--warn-bg);color:var(--warn)}
    .is-filtered{display:none!important}
    footer{color:var(--soft);font-size:12px;padding-bottom:32px}
    @media(max-width:640px){.series{min-width:700px}.cases tbody th{min-width:130px}th,td{padding:8px 8px}.failure{padding:16px}
    .bar{position:static}.proportions{width:calc(100% - 32px)}.tools{margin-left:0;width:100%;padding-bottom:8px}
    .search,.tools input{flex:1;width:100%}.suite-path{width:100%;order:5;overflow-wrap:anywhere}.facts{gap:8px 22px}
    .top-inner,.legend,.bar-inner,main,footer{padding-left:16px;padding-right:16px}}
    @media(max-width:640px){.stack,.stack tbody,.stack tr,.stack th,.stack td,
    .stack caption{display:block}
    .stack thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .stack tr{border-top:1px solid var(--line);padding:8px 14px}.differences.stack tr{padding:6px 0}
    .stack tbody th,.stack tbody td{border:0;padding:2px 0;min-width:0;width:auto;text-align:left;
    white-space:normal;overflow-wrap:anywhere}.stack th:empty,.stack td:empty{display:none}
    .stack td[data-label]{position:relative;padding-left:96px;min-height:26px}
    .stack td[data-label]::before{content:attr(data-label);position:absolute;left:0;width:90px;
    color:var(--soft);font-size:12px;line-height:22px}
    .command code{flex-basis:100%}.trace .step-text{white-space:pre-wrap;overflow-wrap:anywhere}}
    @media print{.bar{position:static}.tools{display:none!important}.card{break-inside:avoid;
    box-shadow:none}pre{max-height:none;white-space:pre-wrap}}
    """

  // The page is readable without the script; its controls then stay hidden.
  static let script: Markup = """
    (function(){
    var tools=document.querySelector('.tools'),search=document.getElementById('search'),
    filter=document.getElementById('filter'),matches=document.getElementById('matches'),
    choices=['kind','severity','folder'].map(function(n){return document.getElementById(n)}),
    problems=[].slice.call(document.querySelectorAll('.problem')),
    cases=[].slice.call(document.querySelectorAll('.case')),
    suites=[].slice.call(document.querySelectorAll('details.suite')),
    opened=suites.map(function(s){return s.open}),timer;
    tools.hidden=false;
    function chosen(i){return choices[i]?choices[i].value:''}
    function fits(found){
    var kind=chosen(0),severity=chosen(1);
    if(!kind&&!severity)return true;
    return(found||'').split(' ').some(function(f){
    var at=f.lastIndexOf('/');
    return(!kind||f.slice(0,at)===kind)&&(!severity||f.slice(at+1)===severity)})}
    function lies(file){
    var folder=chosen(2);
    return!folder||(file||'').indexOf(folder+'/')===0}
    function apply(){
    var words=search.value.toLowerCase().split(/\\s+/).filter(Boolean),status=filter.value,
    active=words.length>0||status!==''||!!(chosen(0)||chosen(1)||chosen(2)),count=0;
    problems.forEach(function(p){p.classList.toggle('is-filtered',!fits(p.dataset.found))});
    cases.forEach(function(c){
    var text=c.dataset.text.toLowerCase(),
    hit=(status===''||c.dataset.status===status)&&fits(c.dataset.found)&&lies(c.dataset.file)&&words.every(function(w){return text.indexOf(w)>=0});
    c.classList.toggle('is-filtered',!hit);
    if(hit&&c.tagName==='TR')count++});
    suites.forEach(function(s,i){
    var any=s.querySelector('.case:not(.is-filtered)');
    s.classList.toggle('is-filtered',active&&!any);
    s.open=active?!!any:opened[i]});
    matches.textContent=active?count+(count===1?' case':' cases'):''}
    function soon(){clearTimeout(timer);timer=setTimeout(apply,80)}
    search.addEventListener('input',soon);[filter].concat(choices).forEach(function(c){if(c)c.addEventListener('change',apply)});
    document.addEventListener('keydown',function(e){
    var inField=/^(INPUT|SELECT|TEXTAREA)$/.test(e.target.tagName);
    if(e.key==='/'&&!inField&&!e.ctrlKey&&!e.metaKey){e.preventDefault();search.focus()}
    if(e.key==='Escape'&&e.target===search){search.value='';apply()}});
    function reveal(){
    var target=location.hash.length>1&&document.getElementById(location.hash.slice(1));
    if(!target)return;
    var box=target.closest('details');
    if(box&&!box.open){box.open=true;target.scrollIntoView()}}
    window.addEventListener('hashchange',reveal);reveal();
    // What is newest stands at the right.
    document.querySelectorAll('.series-card .scroll').forEach(function(s){s.scrollLeft=s.scrollWidth});
    [].forEach.call(document.querySelectorAll('.copy'),function(b){b.hidden=false;
    b.addEventListener('click',function(){
    var range=document.createRange(),chosen=getSelection();
    range.selectNodeContents(b.parentNode.querySelector('code'));
    chosen.removeAllRanges();chosen.addRange(range);
    b.textContent=document.execCommand('copy')?'Copied':'Selected'})});
    window.addEventListener('beforeprint',function(){suites.forEach(function(s){s.open=true})})
    })();
    """
}
