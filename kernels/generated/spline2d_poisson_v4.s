# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	334f
testl	%edx,%edx
je	334f
testl	%esi,%esi
je	334f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$7192,%rsp
movq	7264(%rsp),%rax
movl	%esi,%esi
movl	%edx,%edx
movq	(%rdi),%r10
movq	%r10,72(%rsp)
movq	8(%rdi),%r11
movq	16(%rdi),%r10
movq	%r10,208(%rsp)
movq	24(%rdi),%r10
movq	%r10,200(%rsp)
movq	32(%rdi),%r12
movq	40(%rdi),%rdi
addl	%r8d,%r9d
movq	%rax,%r8
addl	7248(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,152(%rsp)
movq	%r9,176(%rsp)
shlq	$6,%r9
movq	%rdx,64(%rsp)
imulq	%rsi,%rdx
shlq	$6,%rdx
movq	%rdx,144(%rsp)
movq	%rsi,96(%rsp)
shlq	$6,%rsi
movq	%rsi,168(%rsp)
leaq	260(%r11),%rcx
movq	%rcx,136(%rsp)
vbroadcastss	338f(%rip),%zmm28
vbroadcastss	349f(%rip),%zmm20
vbroadcastss	354f(%rip),%zmm29
vxorps	%xmm30,%xmm30,%xmm30
leaq	64(%rdi),%rcx
movq	%rcx,128(%rsp)
xorl	%ecx,%ecx
vpbroadcastd	364f(%rip),%zmm22
vpbroadcastd	338f(%rip),%zmm6
vbroadcastss	342f(%rip),%zmm19
vbroadcastss	343f(%rip),%zmm21
vbroadcastss	344f(%rip),%zmm23
vbroadcastss	345f(%rip),%zmm5
vbroadcastss	346f(%rip),%zmm7
vpbroadcastd	347f(%rip),%zmm8
movq	%r11,32(%rsp)
movq	%rdi,(%rsp)
jmp	3f
.p2align	4
2:
incq	%rcx
movq	160(%rsp),%r9
addq	144(%rsp),%r9
cmpq	152(%rsp),%rcx
je	333f
3:
movq	%rcx,%rdx
imulq	64(%rsp),%rdx
movq	%rdx,184(%rsp)
movq	%r9,160(%rsp)
xorl	%esi,%esi
movq	%rcx,80(%rsp)
jmp	5f
.p2align	4
4:
incq	%rsi
movq	192(%rsp),%r9
addq	168(%rsp),%r9
cmpq	64(%rsp),%rsi
je	2b
5:
movq	184(%rsp),%rdx
addq	%rsi,%rdx
imulq	96(%rsp),%rdx
addq	176(%rsp),%rdx
movq	%rdx,216(%rsp)
movq	%r9,192(%rsp)
movq	%r9,112(%rsp)
xorl	%edi,%edi
movq	%rsi,88(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	382f(%rip),%zmm0
vblendmps	%zmm25,%zmm0,%zmm0 {%k1}
movq	200(%rsp),%rcx
vmovups	2256(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%rbx)
movq	80(%rsp),%rcx
vpbroadcastd	338f(%rip),%zmm6
vbroadcastss	345f(%rip),%zmm5
vbroadcastss	346f(%rip),%zmm7
vpbroadcastd	347f(%rip),%zmm8
movq	88(%rsp),%rsi
7:
movq	224(%rsp),%rdi
incq	%rdi
addq	$64,112(%rsp)
cmpq	96(%rsp),%rdi
je	4b
8:
movq	216(%rsp),%rdx
movq	%rdi,224(%rsp)
addq	%rdi,%rdx
movl	8(%r8),%r14d
cmpq	%r14,%rdx
jae	7b
movq	%rdx,104(%rsp)
movl	(%r8),%r15d
movl	12(%r8),%ecx
movl	16(%r8),%esi
movq	%r15,%rdx
imulq	%r15,%rdx
leaq	1(%rdx),%rax
shrq	%rax
testb	$1,%sil
cmoveq	%rdx,%rax
movl	%esi,24(%rsp)
jne	32f
testl	%r15d,%r15d
je	43f
imulq	112(%rsp),%rax
addq	72(%rsp),%rax
vpxor	%xmm0,%xmm0,%xmm0
xorl	%esi,%esi
movq	%rdx,%rdi
movq	(%rsp),%r8
.p2align	4
9:
vmovdqa64	(%rax,%rsi),%zmm1
vpandd	336f(%rip){1to16},%zmm1,%zmm2
vpmaxud	%zmm2,%zmm0,%zmm0
vsubps	(%r11){1to16},%zmm1,%zmm1
vmulps	4(%r11){1to16},%zmm1,%zmm1
vmovaps	%zmm1,(%r8,%rsi)
addq	$64,%rsi
decq	%rdi
jne	9b
vpcmpnleud	337f(%rip){1to16},%zmm0,%k0
jmp	34f
.p2align	4
32:
testl	%r15d,%r15d
je	43f
imulq	104(%rsp),%rax
shlq	$6,%rax
addq	72(%rsp),%rax
xorl	%esi,%esi
xorl	%edi,%edi
movq	(%rsp),%r9
vpbroadcastd	439f(%rip),%zmm2
.p2align	4
33:
movq	%rdi,%r8
shlq	$5,%r8
andq	$-64,%r8
vmovdqa64	(%rax,%r8),%zmm0
movl	%esi,%r8d
andl	$16,%r8d
vmovd	%r8d,%xmm1
vpsrld	%xmm1,%zmm0,%zmm0
vpandd	%zmm2,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
vsubps	(%r11){1to16},%zmm0,%zmm0
vmulps	4(%r11){1to16},%zmm0,%zmm0
vmovaps	%zmm0,(%r9,%rsi,4)
incq	%rdi
addq	$16,%rsi
cmpq	%rdi,%rdx
jne	33b
kxorw	%k0,%k0,%k0
34:
movl	24(%rsp),%edi
vpxor	%xmm0,%xmm0,%xmm0
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm1,%xmm1,%xmm1
vmovaps	%zmm28,%zmm11
vmovaps	%zmm28,%zmm10
andl	$8,%edi
je	36f
movq	(%rsp),%rax
movq	%rdx,%rsi
vmovaps	%zmm28,%zmm10
vmovaps	%zmm28,%zmm11
vpbroadcastd	339f(%rip),%zmm1
.p2align	4
35:
vmovaps	(%rax),%zmm2
vaddps	%zmm19,%zmm2,%zmm3
vfmadd213ps	%zmm21,%zmm2,%zmm3
vfmadd213ps	%zmm23,%zmm2,%zmm3
vaddps	%zmm5,%zmm2,%zmm4
vfmadd213ps	%zmm7,%zmm2,%zmm4
vcmpltps	%zmm2,%zmm30,%k1
vmulps	%zmm3,%zmm10,%zmm10 {%k1}
vmulps	%zmm4,%zmm11,%zmm11 {%k1}
vpsrld	$23,%zmm10,%zmm2
vpsrld	$23,%zmm11,%zmm3
vpsubd	%zmm3,%zmm1,%zmm1
vpaddd	%zmm2,%zmm1,%zmm1
vpternlogd	$236,%zmm8,%zmm6,%zmm10
vpternlogd	$236,%zmm8,%zmm6,%zmm11
vbroadcastss	338f(%rip),%zmm2 {%k1} {z}
vaddps	%zmm2,%zmm9,%zmm9
addq	$64,%rax
decq	%rsi
jne	35b
vcvtudq2ps	%zmm1,%zmm1
vaddps	348f(%rip){1to16},%zmm1,%zmm1
36:
vmovups	%zmm1,5392(%rsp)
shrl	$3,%edi
movl	%edi,20(%rsp)
movq	%r15,%rax
shlq	$6,%rax
movq	(%rsp),%rsi
vxorps	%xmm4,%xmm4,%xmm4
vpxor	%xmm2,%xmm2,%xmm2
vxorps	%xmm1,%xmm1,%xmm1
xorl	%edi,%edi
jmp	38f
.p2align	4
37:
vaddps	%zmm5,%zmm0,%zmm0
incq	%rdi
addq	%rax,%rsi
cmpq	%r15,%rdi
je	42f
38:
movq	%rdi,%r8
imulq	%r15,%r8
shlq	$6,%r8
addq	(%rsp),%r8
vxorps	%xmm5,%xmm5,%xmm5
movq	%rsi,%r9
movq	%r15,%r10
.p2align	4
39:
vaddps	(%r9),%zmm5,%zmm5
addq	$64,%r9
decq	%r10
jne	39b
vaddps	(%r8),%zmm2,%zmm2
vaddps	-64(%r8,%rax),%zmm1,%zmm1
testq	%rdi,%rdi
jne	37b
vaddps	%zmm5,%zmm4,%zmm4
jmp	37b
.p2align	4
42:
vmovups	%zmm11,5456(%rsp)
vmovups	%zmm10,5520(%rsp)
vmovups	%zmm9,5584(%rsp)
xorl	%r10d,%r10d
jmp	44f
43:
andl	$8,%esi
shrl	$3,%esi
movl	%esi,20(%rsp)
kxorw	%k0,%k0,%k0
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,5392(%rsp)
movb	$1,%r10b
vmovups	%zmm28,5520(%rsp)
vmovups	%zmm28,5456(%rsp)
vmovups	%zmm0,5584(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm4,%xmm4,%xmm4
44:
vcvtusi2ss	%r15d,%xmm14,%xmm3
vbroadcastss	%xmm3,%zmm3
vmaxps	%zmm28,%zmm3,%zmm6
vdivps	%zmm6,%zmm28,%zmm6
vmulps	%zmm4,%zmm6,%zmm4
vmulps	%zmm5,%zmm6,%zmm5
vmulps	%zmm2,%zmm6,%zmm2
vmulps	%zmm1,%zmm6,%zmm1
vminps	%zmm4,%zmm5,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm5,%zmm6 {%k1}
vmaxps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k1}
vminps	%zmm2,%zmm1,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm1,%zmm5 {%k1}
vmaxps	%zmm2,%zmm1,%zmm2
vmovaps	%zmm1,%zmm2 {%k1}
vminps	%zmm6,%zmm5,%zmm1
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm5,%zmm1 {%k1}
vmaxps	%zmm6,%zmm5,%zmm6
vmovaps	%zmm5,%zmm6 {%k1}
vminps	%zmm4,%zmm2,%zmm5
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm2,%zmm5 {%k1}
vminps	%zmm6,%zmm5,%zmm2
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm5,%zmm2 {%k1}
vaddps	%zmm2,%zmm1,%zmm1
vmulps	%zmm20,%zmm1,%zmm1
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm5,%xmm5,%xmm5
vpxor	%xmm8,%xmm8,%xmm8
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm4,%xmm4,%xmm4
testb	%r10b,%r10b
jne	47f
vmaxps	%zmm15,%zmm1,%zmm2
vsqrtps	%zmm2,%zmm2
vaddps	%zmm2,%zmm1,%zmm2
movq	%r15,%rax
shlq	$6,%rax
movq	(%rsp),%rsi
xorl	%edi,%edi
.p2align	4
45:
movq	%rsi,%r8
vxorps	%xmm6,%xmm6,%xmm6
xorl	%r9d,%r9d
.p2align	4
46:
vmovaps	(%r8),%zmm10
vsubps	%zmm2,%zmm10,%zmm10
vmaxps	%zmm30,%zmm10,%zmm10
vmulps	%zmm10,%zmm10,%zmm10
vcvtsi2ss	%r9,%xmm14,%xmm11
vbroadcastss	%xmm11,%zmm12
vaddps	%zmm10,%zmm6,%zmm6
vfmadd231ps	%zmm12,%zmm10,%zmm9
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd231ps	%zmm11,%zmm10,%zmm8
incq	%r9
addq	$64,%r8
cmpq	%r9,%r15
jne	46b
vcvtsi2ss	%rdi,%xmm14,%xmm10
vbroadcastss	%xmm10,%zmm11
vaddps	%zmm6,%zmm4,%zmm4
vfmadd231ps	%zmm11,%zmm6,%zmm7
vmulss	%xmm10,%xmm10,%xmm10
vbroadcastss	%xmm10,%zmm10
vfmadd231ps	%zmm10,%zmm6,%zmm5
incq	%rdi
addq	%rax,%rsi
cmpq	%r15,%rdi
jne	45b
47:
vcvtusi2ss	%rdx,%xmm14,%xmm2
vmaxps	352f(%rip){1to16},%zmm4,%zmm6
vdivps	%zmm6,%zmm28,%zmm6
vbroadcastss	%xmm2,%zmm12
vcmpgtps	353f(%rip){1to16},%zmm4,%k1
vaddps	%zmm29,%zmm3,%zmm2
vdivps	355f(%rip){1to16},%zmm12,%zmm3
vmulps	%zmm20,%zmm2,%zmm2
vmovaps	%zmm2,%zmm10
vmulps	%zmm6,%zmm9,%zmm10 {%k1}
vmulps	%zmm6,%zmm8,%zmm8
vfnmadd231ps	%zmm10,%zmm10,%zmm8
vaddps	%zmm8,%zmm8,%zmm8
vminps	%zmm8,%zmm3,%zmm9
vcmpunordps	%zmm8,%zmm8,%k2
vmovaps	%zmm3,%zmm9 {%k2}
vbroadcastss	356f(%rip),%zmm11
vmaxps	%zmm11,%zmm9,%zmm8
vsqrtps	%zmm8,%zmm8
vmulps	%zmm6,%zmm7,%zmm2 {%k1}
vmulps	%zmm6,%zmm5,%zmm5
vfnmadd231ps	%zmm2,%zmm2,%zmm5
vaddps	%zmm5,%zmm5,%zmm5
vminps	%zmm5,%zmm3,%zmm6
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm3,%zmm6 {%k1}
vmaxps	%zmm11,%zmm6,%zmm3
vsqrtps	%zmm3,%zmm3
vmulps	357f(%rip){1to16},%zmm8,%zmm5
vmulps	%zmm5,%zmm3,%zmm3
vmulps	%zmm3,%zmm4,%zmm3
vsqrtps	%zmm3,%zmm3
vfnmadd231ps	%zmm12,%zmm1,%zmm0
vmaxps	%zmm0,%zmm3,%zmm4
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm3,%zmm4 {%k1}
vbroadcastss	52(%r11),%zmm11
vbroadcastss	76(%r11),%zmm13
vbroadcastss	56(%r11),%zmm8
vbroadcastss	80(%r11),%zmm9
vbroadcastss	60(%r11),%zmm6
vbroadcastss	84(%r11),%zmm7
vbroadcastss	64(%r11),%zmm5
vmaxps	%zmm28,%zmm4,%zmm0
vbroadcastss	88(%r11),%zmm4
vminps	%zmm10,%zmm13,%zmm3
vcmpunordps	%zmm10,%zmm10,%k1
vmovups	%zmm13,6032(%rsp)
vmovaps	%zmm13,%zmm3 {%k1}
vmaxps	%zmm3,%zmm11,%zmm10
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm11,6096(%rsp)
vmovaps	%zmm11,%zmm10 {%k1}
vminps	%zmm2,%zmm9,%zmm3
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm9,6160(%rsp)
vmovaps	%zmm9,%zmm3 {%k1}
vmaxps	%zmm3,%zmm8,%zmm2
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm8,6224(%rsp)
vmovaps	%zmm8,%zmm2 {%k1}
vmovups	%zmm7,6288(%rsp)
vminps	%zmm0,%zmm7,%zmm0
vmovups	%zmm6,6352(%rsp)
vmaxps	%zmm0,%zmm6,%zmm0
vmovups	%zmm0,4432(%rsp)
vminps	%zmm1,%zmm4,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm4,6416(%rsp)
vmovaps	%zmm4,%zmm0 {%k1}
vmaxps	%zmm0,%zmm5,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm5,6480(%rsp)
vmovaps	%zmm5,%zmm1 {%k1}
vmovups	%zmm1,4496(%rsp)
vbroadcastss	358f(%rip),%zmm0
vmovups	%zmm12,5968(%rsp)
vcmpltps	%zmm0,%zmm12,%k1
korw	%k0,%k1,%k1
vblendmps	%zmm15,%zmm28,%zmm7 {%k1}
vbroadcastss	359f(%rip),%zmm1
vblendmps	%zmm0,%zmm1,%zmm25 {%k1}
vbroadcastss	362f(%rip),%zmm0
vxorps	%zmm0,%zmm10,%zmm1
vmovups	%zmm1,6992(%rsp)
vxorps	%zmm0,%zmm2,%zmm0
vmovups	%zmm0,6928(%rsp)
leaq	-1(%r15),%rax
movl	%r15d,%edx
shrl	%edx
vcvtusi2ss	%ecx,%xmm14,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,5072(%rsp)
movq	%rax,%rcx
shlq	$6,%rcx
addq	(%rsp),%rcx
movq	%rcx,248(%rsp)
movq	%rax,120(%rsp)
shlq	$7,%rax
leaq	(%rax,%rax,2),%rax
movq	%rax,240(%rsp)
movq	%r15,%rax
shlq	$6,%rax
movq	%rax,8(%rsp)
addq	%r12,%rax
movq	%rax,232(%rsp)
movq	%r15,%rax
shlq	$5,%rax
movq	%rax,264(%rsp)
movq	%rdx,56(%rsp)
shlq	$7,%rdx
movq	%rdx,256(%rsp)
movb	$1,%al
vmovups	%zmm7,6544(%rsp)
vbroadcastss	363f(%rip),%zmm0
vmovups	%zmm0,4560(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3344(%rsp)
vmovups	%zmm0,3280(%rsp)
vmovups	%zmm0,3216(%rsp)
vmovups	%zmm0,3152(%rsp)
vmovups	%zmm0,3088(%rsp)
vmovups	%zmm0,3024(%rsp)
vmovups	%zmm0,2256(%rsp)
vmovups	%zmm0,4368(%rsp)
vmovups	%zmm0,4304(%rsp)
vmovups	%zmm0,4176(%rsp)
vmovups	%zmm0,4048(%rsp)
vmovups	%zmm0,3664(%rsp)
vmovups	%zmm0,3984(%rsp)
vmovups	%zmm0,3920(%rsp)
vmovups	%zmm0,3856(%rsp)
vmovups	%zmm0,3536(%rsp)
vmovups	%zmm0,3792(%rsp)
vmovups	%zmm0,3728(%rsp)
vmovups	%zmm0,3472(%rsp)
vmovups	%zmm0,3600(%rsp)
vmovups	%zmm0,3408(%rsp)
vmovups	%zmm2,6608(%rsp)
vmovups	%zmm2,4240(%rsp)
vmovups	%zmm10,6672(%rsp)
vmovups	%zmm10,4112(%rsp)
movq	%r14,48(%rsp)
movq	%r15,40(%rsp)
movl	%r10d,28(%rsp)
jmp	49f
.p2align	4
48:
vmovups	656(%rsp),%zmm0
vcmpgeps	4688(%rsp),%zmm0,%k1
vcmpltps	5648(%rsp),%zmm30,%k2
vmovups	3024(%rsp),%zmm2
vmovaps	%zmm12,%zmm2 {%k2}
vmovups	%zmm2,3024(%rsp)
vmovups	6864(%rsp),%zmm15
vmovaps	%zmm14,%zmm15 {%k2}
vmovups	3088(%rsp),%zmm2
vmovaps	%zmm13,%zmm2 {%k2}
vmovups	%zmm2,3088(%rsp)
vmovups	3152(%rsp),%zmm2
vmovaps	%zmm10,%zmm2 {%k2}
vmovups	%zmm2,3152(%rsp)
vmovups	3216(%rsp),%zmm2
vmovaps	%zmm9,%zmm2 {%k2}
vmovups	%zmm2,3216(%rsp)
vmovups	3280(%rsp),%zmm2
vmovaps	%zmm8,%zmm2 {%k2}
vmovups	%zmm2,3280(%rsp)
vmovups	3344(%rsp),%zmm2
vmovaps	%zmm4,%zmm2 {%k2}
vmovups	%zmm2,3344(%rsp)
vmovups	4112(%rsp),%zmm2
vmovups	464(%rsp),%zmm0
vmovaps	%zmm0,%zmm2 {%k2}
vmovups	%zmm2,4112(%rsp)
vmovups	4048(%rsp),%zmm2
vmovups	2384(%rsp),%zmm0
vmovaps	%zmm0,%zmm2 {%k2}
vmovups	%zmm2,4048(%rsp)
vmovups	4240(%rsp),%zmm2
vmovups	400(%rsp),%zmm0
vmovaps	%zmm0,%zmm2 {%k2}
vmovups	%zmm2,4240(%rsp)
vmovups	4176(%rsp),%zmm2
vmovups	2448(%rsp),%zmm0
vmovaps	%zmm0,%zmm2 {%k2}
vmovups	%zmm2,4176(%rsp)
vmovups	4432(%rsp),%zmm2
vmovaps	%zmm1,%zmm2 {%k2}
vmovups	%zmm2,4432(%rsp)
vmovups	4304(%rsp),%zmm1
vmovups	912(%rsp),%zmm0
vmovaps	%zmm0,%zmm1 {%k2}
vmovups	%zmm1,4304(%rsp)
vmovups	4496(%rsp),%zmm1
vmovups	336(%rsp),%zmm0
vmovaps	%zmm0,%zmm1 {%k2}
vmovups	%zmm1,4496(%rsp)
vmovups	4368(%rsp),%zmm0
vmovups	272(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4368(%rsp)
vmovups	3408(%rsp),%zmm0
vmovups	1872(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3408(%rsp)
vmovups	3600(%rsp),%zmm0
vmovups	1936(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3600(%rsp)
vmovups	3472(%rsp),%zmm0
vmovups	1808(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3472(%rsp)
vmovups	3728(%rsp),%zmm0
vmovups	528(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3728(%rsp)
vmovups	3792(%rsp),%zmm0
vmovups	976(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3792(%rsp)
vmovups	3536(%rsp),%zmm0
vmovups	5712(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3536(%rsp)
vmovups	3856(%rsp),%zmm0
vmovups	720(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3856(%rsp)
vmovups	3920(%rsp),%zmm0
vmovups	784(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3920(%rsp)
vmovups	3984(%rsp),%zmm0
vmovups	848(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3984(%rsp)
vmovups	3664(%rsp),%zmm0
vmovups	2320(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3664(%rsp)
vmovups	6800(%rsp),%zmm25
vmovaps	%zmm26,%zmm25 {%k2}
vmovups	2256(%rsp),%zmm0
vmovups	2000(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,2256(%rsp)
vmovups	4560(%rsp),%zmm0
vmovups	4752(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k1}
vmovups	%zmm0,4560(%rsp)
vmovups	6544(%rsp),%zmm0
vmovaps	%zmm0,%zmm7 {%k1} {z}
xorl	%eax,%eax
49:
testb	$1,%al
vbroadcastss	385f(%rip),%zmm4
vpbroadcastd	365f(%rip),%zmm5
vpbroadcastd	338f(%rip),%zmm6
je	329f
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm7,%xmm0
vmovshdup	%xmm7,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm7,%xmm7,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm7,%xmm7,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm7,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm7,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm7,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
jbe	329f
vmovups	%zmm15,6864(%rsp)
vmovss	248(%r11),%xmm0
vmovss	%xmm0,1680(%rsp)
vmovss	252(%r11),%xmm0
vcvttss2usi	244(%r11),%eax
vmovaps	%xmm0,528(%rsp)
vmulss	387f(%rip),%xmm0,%xmm0
vpxor	%xmm6,%xmm6,%xmm6
vxorps	%xmm23,%xmm23,%xmm23
vpxord	%xmm22,%xmm22,%xmm22
vxorps	%xmm15,%xmm15,%xmm15
testb	%r10b,%r10b
jne	54f
movq	(%rsp),%rcx
leaq	109056(%r12),%rdx
xorl	%esi,%esi
.p2align	4
52:
xorl	%edi,%edi
movq	%r15,%r8
.p2align	4
53:
vmovaps	(%rcx,%rdi),%zmm1
vmaxps	%zmm30,%zmm1,%zmm2
vfmadd213ps	%zmm4,%zmm20,%zmm2
vdivps	%zmm2,%zmm28,%zmm2
vmovaps	%zmm2,(%rdx,%rdi)
vmulps	%zmm2,%zmm1,%zmm3
vaddps	%zmm2,%zmm15,%zmm15
vaddps	%zmm3,%zmm22,%zmm22
vfmadd231ps	%zmm1,%zmm3,%zmm23
addq	$64,%rdi
decq	%r8
jne	53b
incq	%rsi
movq	8(%rsp),%rdi
addq	%rdi,%rdx
addq	%rdi,%rcx
cmpq	%r15,%rsi
jne	52b
54:
vmovups	%zmm7,5648(%rsp)
vmovups	%zmm25,6800(%rsp)
movl	%eax,%ecx
vbroadcastss	388f(%rip),%zmm21
vmovaps	%zmm21,%zmm7
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm11,%xmm11,%xmm11
vmovaps	%zmm21,%zmm8
incl	%ecx
jne	86f
55:
vmovups	%zmm8,4624(%rsp)
vmovups	%zmm7,4688(%rsp)
vmovdqu64	%zmm6,4752(%rsp)
vbroadcastss	399f(%rip),%zmm0
vfmadd213ps	422f(%rip){1to16},%zmm11,%zmm0
vmovups	%zmm0,6736(%rsp)
vcvttss2usi	2256(%rsp),%eax
shrl	$25,%eax
vbroadcastss	52(%r11,%rax,4),%zmm0
vbroadcastss	76(%r11,%rax,4),%zmm1
vbroadcastss	56(%r11,%rax,4),%zmm2
vbroadcastss	80(%r11,%rax,4),%zmm3
vbroadcastss	60(%r11,%rax,4),%zmm4
vbroadcastss	84(%r11,%rax,4),%zmm5
vbroadcastss	64(%r11,%rax,4),%zmm6
vbroadcastss	88(%r11,%rax,4),%zmm7
vmovups	6672(%rsp),%zmm9
vminps	%zmm9,%zmm1,%zmm8
vcmpunordps	%zmm9,%zmm9,%k1
vmovaps	%zmm1,%zmm8 {%k1}
vmaxps	%zmm8,%zmm0,%zmm9
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm0,%zmm9 {%k1}
vmovups	6608(%rsp),%zmm1
vminps	%zmm1,%zmm3,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm3,%zmm0 {%k1}
vmaxps	%zmm0,%zmm2,%zmm8
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm2,%zmm8 {%k1}
vminps	%zmm11,%zmm5,%zmm0
vcmpunordps	%zmm11,%zmm11,%k1
vmovaps	%zmm5,%zmm0 {%k1}
vmaxps	%zmm0,%zmm4,%zmm31
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm4,%zmm31 {%k1}
vminps	%zmm10,%zmm7,%zmm0
vcmpunordps	%zmm10,%zmm10,%k1
vmovaps	%zmm7,%zmm0 {%k1}
vmaxps	%zmm0,%zmm6,%zmm4
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm6,%zmm4 {%k1}
vxorps	%xmm0,%xmm0,%xmm0
vcmpeqps	5648(%rsp),%zmm0,%k1
vblendmps	%zmm0,%zmm28,%zmm5 {%k1}
vbroadcastss	359f(%rip),%zmm0
vblendmps	358f(%rip){1to16},%zmm0,%zmm26 {%k1}
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm5,%xmm0
vmovshdup	%xmm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm5,%xmm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm5,%xmm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovups	%zmm5,5136(%rsp)
vextractf32x4	$3,%zmm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
jbe	325f
vmovups	%zmm26,5776(%rsp)
vmovups	%zmm4,592(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,5904(%rsp)
vmovups	%zmm0,2576(%rsp)
vmovups	%zmm0,2512(%rsp)
vmovups	%zmm0,2640(%rsp)
vmovups	%zmm0,2704(%rsp)
vmovups	%zmm0,2960(%rsp)
vmovups	%zmm28,2896(%rsp)
vmovups	%zmm21,5840(%rsp)
vbroadcastss	423f(%rip),%zmm0
vmovups	%zmm0,2832(%rsp)
vbroadcastss	383f(%rip),%zmm0
vmovups	%zmm0,2768(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2384(%rsp)
vmovups	%zmm0,2448(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm3,%xmm3,%xmm3
vpbroadcastd	364f(%rip),%zmm22
vbroadcastss	366f(%rip),%zmm12
vbroadcastss	367f(%rip),%zmm13
vbroadcastss	368f(%rip),%zmm14
vbroadcastss	369f(%rip),%zmm15
vbroadcastss	372f(%rip),%zmm16
vbroadcastss	373f(%rip),%zmm17
vbroadcastss	374f(%rip),%zmm18
vbroadcastss	375f(%rip),%zmm19
jmp	57f
.p2align	4
56:
vmovups	%zmm1,2768(%rsp)
vmovups	7120(%rsp),%zmm3
vmovups	912(%rsp),%zmm24
vmovaps	%zmm3,%zmm24 {%k2}
vmovups	7056(%rsp),%zmm3
vmovaps	%zmm3,%zmm27 {%k2}
vmovups	2384(%rsp),%zmm3
vblendmps	%zmm3,%zmm10,%zmm3 {%k2}
vmovups	%zmm3,2384(%rsp)
vmovaps	%zmm0,%zmm19 {%k1}
vmovups	%zmm19,5840(%rsp)
vfmadd213ps	%zmm20,%zmm6,%zmm10
vcmpunordps	%zmm10,%zmm10,%k3
vmovups	1360(%rsp),%zmm4
vminps	%zmm10,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k3}
vcmpunordps	%zmm3,%zmm3,%k3
vmovups	1424(%rsp),%zmm1
vmaxps	%zmm3,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k3}
vcmpnltps	%zmm2,%zmm6,%k3
vblendmps	%zmm3,%zmm20,%zmm15 {%k1}
vsubps	%zmm20,%zmm15,%zmm2
vmovaps	%zmm2,%zmm23 {%k1}
vmovups	336(%rsp),%zmm3
vfmadd213ps	%zmm30,%zmm2,%zmm3
vmovups	2448(%rsp),%zmm2
vblendmps	%zmm2,%zmm8,%zmm2 {%k2}
vmovups	%zmm2,2448(%rsp)
vmovaps	%zmm6,%zmm7 {%k1}
vmovups	%zmm7,2896(%rsp)
vmovups	2064(%rsp),%zmm7
vfmadd213ps	%zmm7,%zmm8,%zmm6
vmovups	1232(%rsp),%zmm4
vminps	%zmm6,%zmm4,%zmm2
vcmpunordps	%zmm6,%zmm6,%k2
vmovaps	%zmm4,%zmm2 {%k2}
vmaxps	%zmm2,%zmm5,%zmm4
vcmpunordps	%zmm2,%zmm2,%k2
vmovaps	%zmm5,%zmm4 {%k2}
vblendmps	%zmm4,%zmm7,%zmm16 {%k1}
vsubps	%zmm7,%zmm16,%zmm2
vdivps	%zmm12,%zmm28,%zmm4
vmovaps	%zmm2,%zmm25 {%k1}
vmovups	464(%rsp),%zmm13
vfmadd213ps	%zmm3,%zmm2,%zmm13
vmovups	%zmm23,2576(%rsp)
vmulps	%zmm23,%zmm4,%zmm2
vmovaps	%zmm2,%zmm6
vmovups	528(%rsp),%zmm11
vmovups	272(%rsp),%zmm9
vfnmadd213ps	%zmm9,%zmm11,%zmm6
vmovups	720(%rsp),%zmm23
vmovups	400(%rsp),%zmm14
vfnmadd213ps	%zmm14,%zmm23,%zmm2
vmovups	%zmm25,2512(%rsp)
vmulps	%zmm25,%zmm4,%zmm4
vmovups	976(%rsp),%zmm10
vfnmadd231ps	%zmm4,%zmm10,%zmm6
vmovups	784(%rsp),%zmm20
vfnmadd231ps	%zmm4,%zmm20,%zmm2
vmovups	5328(%rsp),%zmm0
vmulps	%zmm6,%zmm0,%zmm4
vmovups	848(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm6
vmovups	2192(%rsp),%zmm1
vmulps	%zmm6,%zmm1,%zmm7
vmulps	%zmm4,%zmm7,%zmm8
vfmsub231ps	%zmm2,%zmm1,%zmm8
vfnmadd213ps	%zmm28,%zmm7,%zmm7
vmaxps	378f(%rip){1to16},%zmm7,%zmm2
vdivps	%zmm2,%zmm28,%zmm2
vmulps	%zmm8,%zmm2,%zmm2
vmulps	%zmm2,%zmm1,%zmm1
vmulps	%zmm4,%zmm0,%zmm2
vmulps	%zmm0,%zmm6,%zmm4
vmulps	%zmm1,%zmm12,%zmm0
vbroadcastss	438f(%rip),%zmm3
vmovups	592(%rsp),%zmm6
vmulps	%zmm3,%zmm6,%zmm1
vcmpunordps	%zmm0,%zmm0,%k2
vmaxps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k2}
vaddps	%zmm0,%zmm6,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	1552(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k2}
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	1680(%rsp),%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k2}
vblendmps	%zmm0,%zmm6,%zmm25 {%k1}
vsubps	%zmm6,%zmm25,%zmm1
vfmadd231ps	%zmm14,%zmm1,%zmm13
vmulps	%zmm2,%zmm12,%zmm2
knotw	%k1,%k2
vmovdqa32	%zmm18,%zmm18 {%k2} {z}
vmovdqu64	%zmm18,5904(%rsp)
vmovaps	%zmm1,%zmm21 {%k1}
vmovups	%zmm21,2704(%rsp)
vfnmadd231ps	%zmm4,%zmm1,%zmm2
vmulps	%zmm3,%zmm31,%zmm1
vmaxps	%zmm2,%zmm1,%zmm4
vcmpunordps	%zmm2,%zmm2,%k2
vmovaps	%zmm1,%zmm4 {%k2}
vaddps	%zmm4,%zmm31,%zmm1
vmovups	1296(%rsp),%zmm0
vminps	%zmm1,%zmm0,%zmm2
vcmpunordps	%zmm1,%zmm1,%k2
vmovaps	%zmm0,%zmm2 {%k2}
vmovups	656(%rsp),%zmm0
vmaxps	%zmm2,%zmm0,%zmm1
vcmpunordps	%zmm2,%zmm2,%k2
vmovaps	%zmm0,%zmm1 {%k2}
vblendmps	%zmm1,%zmm31,%zmm1 {%k1}
vsubps	%zmm31,%zmm1,%zmm2
vmovaps	%zmm2,%zmm22 {%k1}
vmovups	%zmm22,2640(%rsp)
vfmadd231ps	%zmm2,%zmm9,%zmm13 {%k3} {z}
vmovaps	%zmm13,%zmm17 {%k1}
vmovups	%zmm17,2960(%rsp)
vcmpeqps	1168(%rsp),%zmm30,%k1
vbroadcastss	359f(%rip),%zmm2
vcmpeqps	%zmm2,%zmm26,%k1 {%k1}
vmovups	5072(%rsp),%zmm3
vmovups	1744(%rsp),%zmm4
vcmpleps	%zmm4,%zmm3,%k1 {%k1}
vbroadcastss	385f(%rip),%zmm26 {%k1}
vcmpeqps	%zmm2,%zmm26,%k1
vmovaps	%zmm28,%zmm0 {%k1} {z}
vminps	%zmm4,%zmm3,%zmm2
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm3,%zmm2 {%k1}
vmovaps	%zmm2,%zmm3
vxorps	%xmm7,%xmm7,%xmm7
vaddss	%xmm7,%xmm0,%xmm2
vmovshdup	%xmm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm0,%xmm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm0,%xmm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vextractf128	$1,%ymm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovshdup	%xmm4,%xmm6
vaddss	%xmm6,%xmm2,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm6
vaddss	%xmm6,%xmm2,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vextractf32x4	$2,%zmm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovshdup	%xmm4,%xmm6
vaddss	%xmm6,%xmm2,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm6
vaddss	%xmm6,%xmm2,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovups	%zmm0,5136(%rsp)
vextractf32x4	$3,%zmm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovshdup	%xmm4,%xmm6
vaddss	%xmm6,%xmm2,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm6
vaddss	%xmm6,%xmm2,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovaps	%zmm15,%zmm4
vucomiss	%xmm7,%xmm2
vmovaps	%zmm16,%zmm7
vmovaps	%zmm15,%zmm9
vmovaps	%zmm16,%zmm8
vmovaps	%zmm1,%zmm31
vmovups	%zmm25,592(%rsp)
vmovaps	%zmm24,%zmm0
vmovaps	%zmm27,%zmm2
vmovups	%zmm26,5776(%rsp)
vbroadcastss	354f(%rip),%zmm29
vpbroadcastd	364f(%rip),%zmm22
vbroadcastss	366f(%rip),%zmm12
vbroadcastss	367f(%rip),%zmm13
vbroadcastss	368f(%rip),%zmm14
vbroadcastss	369f(%rip),%zmm15
vbroadcastss	372f(%rip),%zmm16
vbroadcastss	373f(%rip),%zmm17
vbroadcastss	374f(%rip),%zmm18
vbroadcastss	375f(%rip),%zmm19
jbe	326f
57:
vmovups	%zmm2,7056(%rsp)
vmovups	%zmm0,7120(%rsp)
vmovups	%zmm3,2000(%rsp)
vcvttss2usi	%xmm3,%eax
shrl	$25,%eax
vmovss	52(%r11,%rax,4),%xmm0
vmovaps	%xmm0,4944(%rsp)
vmovss	56(%r11,%rax,4),%xmm0
vmovaps	%xmm0,5008(%rsp)
vmovss	76(%r11,%rax,4),%xmm0
vmovaps	%xmm0,2320(%rsp)
vmovss	80(%r11,%rax,4),%xmm0
vmovaps	%xmm0,4880(%rsp)
vmovss	60(%r11,%rax,4),%xmm0
vmovaps	%xmm0,4816(%rsp)
vmovss	84(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1936(%rsp)
vmovss	64(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1872(%rsp)
vmovss	88(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1808(%rsp)
vcvttss2usi	212(%r11),%ecx
vcvttss2usi	216(%r11),%edi
vcvttss2usi	220(%r11),%r8d
vbroadcastss	224(%r11),%zmm3
vcvttss2usi	%xmm3,%eax
vbroadcastss	228(%r11),%zmm0
vmovups	%zmm9,1616(%rsp)
vfnmadd231ps	%zmm3,%zmm9,%zmm0
vmovups	%zmm8,2064(%rsp)
vfnmadd213ps	232(%r11){1to16},%zmm8,%zmm3
vmovaps	%zmm30,107776(%r12)
vmovaps	%zmm30,107840(%r12)
vmovaps	%zmm30,107904(%r12)
vmovaps	%zmm30,107968(%r12)
vmovaps	%zmm30,108032(%r12)
vmovaps	%zmm30,108096(%r12)
vmovaps	%zmm30,108160(%r12)
vmovaps	%zmm30,108224(%r12)
vmovaps	%zmm30,108288(%r12)
vmovaps	%zmm30,108352(%r12)
vmovaps	%zmm30,108416(%r12)
vmovaps	%zmm30,108480(%r12)
vmovaps	%zmm30,108544(%r12)
vmovaps	%zmm30,108608(%r12)
vmovups	%zmm0,2128(%rsp)
vrndscaleps	$9,%zmm0,%zmm0
vbroadcastss	389f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	392f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,976(%rsp)
vmovups	%zmm3,5328(%rsp)
vrndscaleps	$9,%zmm3,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,2192(%rsp)
movq	120(%rsp),%r9
imulq	%rax,%r9
leaq	10(%r9),%rdx
movabsq	$-6148914691236517205,%rsi
mulxq	%rsi,%rdx,%rdx
shrq	$2,%rdx
addl	%edx,%edx
leal	(%rdx,%rdx,2),%esi
movslq	%r8d,%rdx
subl	%esi,%r8d
movl	%r8d,1040(%rsp)
addq	$5,%r9
movslq	%edi,%r8
subl	%esi,%edi
movl	%edi,1104(%rsp)
imulq	%rcx,%r8
movq	%r8,5264(%rsp)
cmpl	$1,%eax
movl	$0,%esi
cmoveq	56(%rsp),%rsi
leal	(%rsi,%rsi),%ecx
shlq	$2,%rdx
movq	%rdx,%rdi
imulq	%rax,%rdi
movq	%rdi,720(%rsp)
movq	%rsi,%rdi
shlq	$7,%rdi
leaq	(%rdi,%rdi,2),%r11
movq	%r15,%r8
movq	%rcx,784(%rsp)
subq	%rcx,%r8
movq	%r8,1744(%rsp)
leaq	109056(%r12),%rcx
addq	%rcx,%rdi
movq	%rdi,5200(%rsp)
movq	%rsi,848(%rsp)
leaq	(%rsi,%rsi,2),%rsi
shlq	$8,%rsi
leaq	95680(%r12),%rcx
addq	%rcx,%rsi
movq	%rsi,1232(%rsp)
movq	%r11,%rsi
imulq	%rax,%rsi
leaq	832(%r12),%rcx
addq	%rcx,%rsi
movq	%rsi,1168(%rsp)
shlq	$6,%rax
leaq	(%rax,%rax,2),%rbp
movl	$16,%r8d
vmovaps	%zmm28,%zmm4
movl	$16,%eax
vmovups	%zmm31,912(%rsp)
jmp	59f
.p2align	4
58:
vmovups	528(%rsp),%zmm4
vsubps	%zmm9,%zmm4,%zmm4
movl	1680(%rsp),%eax
movl	%eax,%r8d
vbroadcastss	354f(%rip),%zmm29
vxorps	%xmm30,%xmm30,%xmm30
vpbroadcastd	364f(%rip),%zmm22
vbroadcastss	366f(%rip),%zmm12
vbroadcastss	367f(%rip),%zmm13
vbroadcastss	368f(%rip),%zmm14
vbroadcastss	369f(%rip),%zmm15
vbroadcastss	372f(%rip),%zmm16
vbroadcastss	373f(%rip),%zmm17
vbroadcastss	374f(%rip),%zmm18
vbroadcastss	375f(%rip),%zmm19
movl	28(%rsp),%r10d
59:
addl	$-1,%eax
jae	78f
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm4,%xmm0
vmovshdup	%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
jbe	78f
movl	%eax,1680(%rsp)
vmovups	%zmm4,528(%rsp)
vcmpltps	%zmm4,%zmm30,%k1
vbroadcastss	363f(%rip),%zmm5
vmovups	976(%rsp),%zmm10
vblendmps	%zmm10,%zmm5,%zmm0 {%k1}
vmovaps	442f(%rip),%xmm1
vmovaps	%zmm1,%zmm6
vpermps	%zmm0,%zmm1,%zmm1
vextractf64x4	$1,%zmm0,%ymm2
vinsertps	$76,%xmm2,%xmm0,%xmm3
vextractf32x4	$2,%zmm0,%xmm4
vunpcklps	%xmm0,%xmm4,%xmm4
vminps	%xmm4,%xmm3,%xmm3
vunpckhps	%xmm0,%xmm2,%xmm4
vminps	%xmm4,%xmm1,%xmm1
vminps	%xmm3,%xmm1,%xmm1
vmovaps	443f+16(%rip),%xmm3
vmovaps	%zmm3,%zmm7
vpermps	%zmm0,%zmm3,%zmm3
vunpcklps	%ymm0,%ymm2,%ymm4
vextractf128	$1,%ymm4,%xmm4
vminps	%xmm4,%xmm3,%xmm3
vmovaps	444f+16(%rip),%xmm4
vmovaps	%zmm4,%zmm8
vpermps	%zmm0,%zmm4,%zmm4
vunpckhps	%ymm0,%ymm2,%ymm0
vextractf128	$1,%ymm0,%xmm0
vminps	%xmm0,%xmm4,%xmm0
vminps	%xmm3,%xmm0,%xmm0
vminps	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm0,%xmm1
vminss	%xmm1,%xmm0,%xmm0
vmovss	338f(%rip),%xmm9
vaddss	%xmm0,%xmm9,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm10,%k1 {%k1}
vmovups	2192(%rsp),%zmm10
vblendmps	%zmm10,%zmm5,%zmm1 {%k1}
vpermps	%zmm1,%zmm6,%zmm2
vextractf64x4	$1,%zmm1,%ymm3
vinsertps	$76,%xmm3,%xmm1,%xmm4
vextractf32x4	$2,%zmm1,%xmm5
vunpcklps	%xmm1,%xmm5,%xmm5
vminps	%xmm5,%xmm4,%xmm4
vunpckhps	%xmm1,%xmm3,%xmm5
vminps	%xmm5,%xmm2,%xmm2
vminps	%xmm4,%xmm2,%xmm2
vpermps	%zmm1,%zmm7,%zmm4
vunpcklps	%ymm1,%ymm3,%ymm5
vextractf128	$1,%ymm5,%xmm5
vminps	%xmm5,%xmm4,%xmm4
vpermps	%zmm1,%zmm8,%zmm5
vunpckhps	%ymm1,%ymm3,%ymm1
vextractf128	$1,%ymm1,%xmm1
vminps	%xmm1,%xmm5,%xmm1
vminps	%xmm4,%xmm1,%xmm1
vminps	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm1,%xmm2
vminss	%xmm2,%xmm1,%xmm1
vaddss	%xmm1,%xmm9,%xmm2
vbroadcastss	%xmm2,%zmm2
vbroadcastss	%xmm1,%zmm3
vcmpleps	%zmm10,%zmm3,%k2
vcmpleps	%zmm2,%zmm10,%k0 {%k2}
kandw	%k0,%k1,%k1
vcvttss2si	%xmm0,%ecx
decl	%ecx
vcvttss2si	%xmm1,%esi
decl	%esi
vmovaps	%zmm28,%zmm9 {%k1} {z}
movl	1040(%rsp),%eax
cmpl	%eax,%ecx
cmovll	%ecx,%eax
movl	1104(%rsp),%edi
cmpl	%edi,%esi
cmovll	%esi,%edi
testb	%r10b,%r10b
jne	58b
movl	%eax,%r10d
sarl	$31,%r10d
andnl	%eax,%r10d,%eax
movl	%edi,%r10d
sarl	$31,%r10d
andnl	%edi,%r10d,%r10d
vcvtsi2ss	%eax,%xmm13,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	2128(%rsp),%zmm11
vsubps	%zmm0,%zmm11,%zmm2
vbroadcastss	336f(%rip),%zmm21
vandps	%zmm21,%zmm2,%zmm0
vsubps	%zmm0,%zmm28,%zmm1
vpxord	%xmm22,%xmm22,%xmm22
vmaxps	%zmm22,%zmm1,%zmm1
vbroadcastss	385f(%rip),%zmm26
vsubps	%zmm0,%zmm26,%zmm0
vmaxps	%zmm22,%zmm0,%zmm0
vmulps	%zmm1,%zmm1,%zmm3
vmulps	%zmm0,%zmm0,%zmm4
vmulps	%zmm3,%zmm1,%zmm1
vbroadcastss	397f(%rip),%zmm27
vmulps	%zmm27,%zmm1,%zmm1
vfmadd231ps	%zmm0,%zmm4,%zmm1
vfmadd213ps	%zmm4,%zmm27,%zmm3
vbroadcastss	349f(%rip),%zmm23
vmulps	%zmm23,%zmm3,%zmm0
vcmpltps	%zmm22,%zmm2,%k2
vbroadcastss	362f(%rip),%zmm25
vxorps	%zmm25,%zmm0,%zmm0 {%k2}
leaq	1(%rax),%rdi
vcvtsi2ss	%rdi,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm2
vandps	%zmm21,%zmm2,%zmm3
vsubps	%zmm3,%zmm28,%zmm4
vmaxps	%zmm22,%zmm4,%zmm4
vsubps	%zmm3,%zmm26,%zmm3
vmaxps	%zmm22,%zmm3,%zmm5
vmulps	%zmm4,%zmm4,%zmm3
vmulps	%zmm5,%zmm5,%zmm6
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm27,%zmm4,%zmm8
vfmadd231ps	%zmm5,%zmm6,%zmm8
vfmadd213ps	%zmm6,%zmm27,%zmm3
vcmpltps	%zmm22,%zmm2,%k2
kmovw	%k2,272(%rsp)
leaq	2(%rax),%rdi
vcvtsi2ss	%rdi,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm2
vandps	%zmm21,%zmm2,%zmm4
vsubps	%zmm4,%zmm28,%zmm5
vmaxps	%zmm22,%zmm5,%zmm6
vsubps	%zmm4,%zmm26,%zmm4
vmaxps	%zmm22,%zmm4,%zmm4
vmulps	%zmm6,%zmm6,%zmm5
vmulps	%zmm4,%zmm4,%zmm7
vmulps	%zmm5,%zmm6,%zmm6
vmulps	%zmm27,%zmm6,%zmm10
vfmadd231ps	%zmm4,%zmm7,%zmm10
vfmadd213ps	%zmm7,%zmm27,%zmm5
vcmpltps	%zmm22,%zmm2,%k2
kmovw	%k2,400(%rsp)
leaq	3(%rax),%rdi
vcvtsi2ss	%rdi,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm2
vandps	%zmm21,%zmm2,%zmm4
vsubps	%zmm4,%zmm28,%zmm6
vmaxps	%zmm22,%zmm6,%zmm6
vsubps	%zmm4,%zmm26,%zmm4
vmaxps	%zmm22,%zmm4,%zmm4
vmulps	%zmm6,%zmm6,%zmm7
vmovups	%zmm9,464(%rsp)
vmulps	%zmm4,%zmm4,%zmm9
vmulps	%zmm7,%zmm6,%zmm6
vmulps	%zmm27,%zmm6,%zmm16
vfmadd231ps	%zmm4,%zmm9,%zmm16
vfmadd213ps	%zmm9,%zmm27,%zmm7
vcmpltps	%zmm22,%zmm2,%k2
kmovw	%k2,336(%rsp)
leaq	4(%rax),%rax
vcvtsi2ss	%rax,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm2
vandps	%zmm21,%zmm2,%zmm4
vsubps	%zmm4,%zmm28,%zmm6
vmaxps	%zmm22,%zmm6,%zmm6
vsubps	%zmm4,%zmm26,%zmm4
vmaxps	%zmm22,%zmm4,%zmm4
vmulps	%zmm6,%zmm6,%zmm9
vmulps	%zmm4,%zmm4,%zmm11
vmulps	%zmm9,%zmm6,%zmm6
vmulps	%zmm27,%zmm6,%zmm17
vfmadd231ps	%zmm4,%zmm11,%zmm17
vfmadd213ps	%zmm11,%zmm27,%zmm9
vcmpltps	%zmm22,%zmm2,%k5
vcvtsi2ss	%r10d,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vmovups	5328(%rsp),%zmm29
vsubps	%zmm2,%zmm29,%zmm2
vandps	%zmm21,%zmm2,%zmm4
vsubps	%zmm4,%zmm28,%zmm6
vmaxps	%zmm22,%zmm6,%zmm6
vsubps	%zmm4,%zmm26,%zmm4
vmaxps	%zmm22,%zmm4,%zmm4
vmulps	%zmm6,%zmm6,%zmm12
vmulps	%zmm4,%zmm4,%zmm11
vmulps	%zmm12,%zmm6,%zmm6
vmulps	%zmm27,%zmm6,%zmm19
vfmadd231ps	%zmm4,%zmm11,%zmm19
vfmadd213ps	%zmm11,%zmm27,%zmm12
vcmpltps	%zmm22,%zmm2,%k6
leaq	1(%r10),%rax
vcvtsi2ss	%rax,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm29,%zmm2
vandps	%zmm21,%zmm2,%zmm4
vsubps	%zmm4,%zmm28,%zmm6
vmaxps	%zmm22,%zmm6,%zmm6
vsubps	%zmm4,%zmm26,%zmm4
vmaxps	%zmm22,%zmm4,%zmm11
vmulps	%zmm6,%zmm6,%zmm4
vmulps	%zmm11,%zmm11,%zmm13
vmulps	%zmm4,%zmm6,%zmm6
vmulps	%zmm27,%zmm6,%zmm24
vfmadd231ps	%zmm11,%zmm13,%zmm24
vfmadd213ps	%zmm13,%zmm27,%zmm4
vcmpltps	%zmm22,%zmm2,%k7
leaq	2(%r10),%rax
vcvtsi2ss	%rax,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm29,%zmm6
vandps	%zmm21,%zmm6,%zmm2
vsubps	%zmm2,%zmm28,%zmm11
vmaxps	%zmm22,%zmm11,%zmm13
vsubps	%zmm2,%zmm26,%zmm2
vmaxps	%zmm22,%zmm2,%zmm14
vmulps	%zmm13,%zmm13,%zmm11
vmulps	%zmm14,%zmm14,%zmm15
vmulps	%zmm11,%zmm13,%zmm2
vmulps	%zmm27,%zmm2,%zmm2
vfmadd231ps	%zmm14,%zmm15,%zmm2
vfmadd213ps	%zmm15,%zmm27,%zmm11
vcmpltps	%zmm22,%zmm6,%k3
leaq	3(%r10),%rax
vcvtsi2ss	%rax,%xmm31,%xmm6
vbroadcastss	%xmm6,%zmm6
vsubps	%zmm6,%zmm29,%zmm13
vandps	%zmm21,%zmm13,%zmm6
vsubps	%zmm6,%zmm28,%zmm14
vmaxps	%zmm22,%zmm14,%zmm14
vsubps	%zmm6,%zmm26,%zmm6
vmaxps	%zmm22,%zmm6,%zmm15
vmulps	%zmm14,%zmm14,%zmm18
vmulps	%zmm15,%zmm15,%zmm20
vmulps	%zmm18,%zmm14,%zmm6
vmulps	%zmm27,%zmm6,%zmm6
vfmadd231ps	%zmm15,%zmm20,%zmm6
vfmadd213ps	%zmm20,%zmm27,%zmm18
vcmpltps	%zmm22,%zmm13,%k2
leaq	4(%r10),%rax
vcvtsi2ss	%rax,%xmm1,%xmm13
vbroadcastss	%xmm13,%zmm13
vsubps	%zmm13,%zmm29,%zmm13
vandps	%zmm21,%zmm13,%zmm14
vsubps	%zmm14,%zmm28,%zmm15
vmaxps	%zmm22,%zmm15,%zmm15
vsubps	%zmm14,%zmm26,%zmm14
vmaxps	%zmm22,%zmm14,%zmm14
vmulps	%zmm15,%zmm15,%zmm20
vmulps	%zmm14,%zmm14,%zmm21
vmulps	%zmm20,%zmm15,%zmm15
vmulps	%zmm27,%zmm15,%zmm15
vfmadd231ps	%zmm14,%zmm21,%zmm15
vfmadd213ps	%zmm21,%zmm27,%zmm20
vmulps	%zmm23,%zmm3,%zmm3
kmovw	272(%rsp),%k4
vxorps	%zmm25,%zmm3,%zmm3 {%k4}
vmulps	%zmm23,%zmm5,%zmm5
kmovw	400(%rsp),%k4
vxorps	%zmm25,%zmm5,%zmm5 {%k4}
vmulps	%zmm23,%zmm7,%zmm7
kmovw	336(%rsp),%k4
vxorps	%zmm25,%zmm7,%zmm7 {%k4}
vmulps	%zmm23,%zmm9,%zmm9
vxorps	%zmm25,%zmm9,%zmm9 {%k5}
vmulps	%zmm23,%zmm12,%zmm14
vxorps	%zmm25,%zmm14,%zmm14 {%k6}
vmulps	%zmm23,%zmm4,%zmm4
vxorps	%zmm25,%zmm4,%zmm4 {%k7}
vmulps	%zmm23,%zmm11,%zmm11
vxorps	%zmm25,%zmm11,%zmm11 {%k3}
vmulps	%zmm23,%zmm18,%zmm21
vxorps	%zmm25,%zmm21,%zmm21 {%k2}
vcmpltps	%zmm22,%zmm13,%k2
movq	32(%rsp),%rax
vbroadcastss	224(%rax),%zmm22
vmulps	%zmm22,%zmm0,%zmm13
vmulps	%zmm22,%zmm3,%zmm18
vmulps	%zmm22,%zmm5,%zmm12
vmulps	%zmm22,%zmm7,%zmm3
vmulps	%zmm22,%zmm9,%zmm30
vmovups	464(%rsp),%zmm9
vmulps	%zmm22,%zmm14,%zmm5
vmulps	%zmm22,%zmm4,%zmm7
vmulps	%zmm22,%zmm11,%zmm11
vmulps	%zmm22,%zmm21,%zmm21
vmulps	%zmm23,%zmm20,%zmm0
vxorps	%zmm25,%zmm0,%zmm0 {%k2}
vmulps	%zmm22,%zmm0,%zmm22
vbroadcastss	398f(%rip),%zmm0
vmulps	%zmm0,%zmm1,%zmm20
vmulps	%zmm0,%zmm8,%zmm14
vmulps	%zmm0,%zmm10,%zmm1
vmulps	%zmm0,%zmm16,%zmm8
vmulps	%zmm0,%zmm17,%zmm17
vmulps	%zmm0,%zmm19,%zmm10
vmulps	%zmm0,%zmm24,%zmm16
vmulps	%zmm0,%zmm2,%zmm19
vmulps	%zmm0,%zmm6,%zmm29
vmulps	%zmm0,%zmm15,%zmm24
movl	1104(%rsp),%eax
cmpl	%esi,%eax
cmovll	%eax,%esi
movl	%esi,%eax
sarl	$31,%eax
andnl	%esi,%eax,%eax
addq	5264(%rsp),%rax
imulq	%rdx,%rax
movl	1040(%rsp),%esi
cmpl	%ecx,%esi
cmovll	%esi,%ecx
movl	%ecx,%esi
sarl	$31,%esi
andnl	%ecx,%esi,%ecx
leaq	(%rax,%rcx,4),%rbx
addq	136(%rsp),%rbx
movl	$54560,%eax
movq	128(%rsp),%rcx
leaq	109120(%r12),%r13
movq	5200(%rsp),%rsi
movq	%rsi,272(%rsp)
xorl	%esi,%esi
vmovups	%zmm5,400(%rsp)
vmovups	%zmm7,336(%rsp)
vmovups	%zmm11,656(%rsp)
vmovups	%zmm21,1552(%rsp)
vmovups	%zmm22,1488(%rsp)
vmovups	%zmm10,1424(%rsp)
vmovups	%zmm16,1360(%rsp)
vmovups	%zmm19,1296(%rsp)
.p2align	4
62:
testq	%r9,%r9
je	64f
leaq	64(%r12),%rdi
xorl	%r10d,%r10d
.p2align	4
63:
leaq	(%rbx,%r10,4),%r14
vbroadcastss	(%rbx,%r10,4),%zmm0
vmulps	%zmm0,%zmm10,%zmm2
vmulps	%zmm0,%zmm5,%zmm0
vbroadcastss	(%rdx,%r14),%zmm4
addq	%rdx,%r14
vfmadd231ps	%zmm16,%zmm4,%zmm2
vfmadd231ps	%zmm4,%zmm7,%zmm0
vbroadcastss	(%rdx,%r14),%zmm4
addq	%rdx,%r14
vfmadd231ps	%zmm19,%zmm4,%zmm2
vfmadd231ps	%zmm4,%zmm11,%zmm0
vbroadcastss	(%rdx,%r14),%zmm4
addq	%rdx,%r14
vfmadd231ps	%zmm29,%zmm4,%zmm2
vfmadd231ps	%zmm4,%zmm21,%zmm0
vbroadcastss	(%rdx,%r14),%zmm4
vfmadd231ps	%zmm24,%zmm4,%zmm2
vmovaps	%zmm2,-64(%rdi)
vfmadd231ps	%zmm4,%zmm22,%zmm0
vmovaps	%zmm0,(%rdi)
incq	%r10
addq	$192,%rdi
cmpq	%r10,%r9
jne	63b
64:
cmpq	$0,848(%rsp)
vbroadcastss	425f(%rip),%zmm5
vmovups	592(%rsp),%zmm7
je	68f
movq	%rax,%r10
xorl	%r14d,%r14d
jmp	66f
.p2align	4
65:
vmulps	%zmm2,%zmm13,%zmm2
vfmadd213ps	%zmm2,%zmm18,%zmm0
vfmadd213ps	%zmm0,%zmm12,%zmm4
vfmadd213ps	%zmm4,%zmm3,%zmm6
vfmadd213ps	%zmm6,%zmm30,%zmm23
vmovaps	%zmm11,(%r12,%r10,2)
vmovaps	%zmm23,95872(%r12,%r14,2)
vmovaps	%zmm21,95936(%r12,%r14,2)
vmovaps	%zmm15,96064(%r12,%r14,2)
addq	$384,%r14
addq	$64,%r10
cmpq	%r14,%r11
je	68f
66:
vmovaps	(%r12,%r14),%zmm15
vmovaps	192(%r12,%r14),%zmm2
vmovaps	384(%r12,%r14),%zmm0
vmulps	%zmm15,%zmm20,%zmm11
vfmadd231ps	%zmm14,%zmm2,%zmm11
vfmadd231ps	%zmm1,%zmm0,%zmm11
vmovaps	576(%r12,%r14),%zmm4
vfmadd231ps	%zmm8,%zmm4,%zmm11
vmovaps	768(%r12,%r14),%zmm6
vfmadd231ps	%zmm17,%zmm6,%zmm11
vmovaps	%zmm11,%zmm21
vfmadd213ps	%zmm7,%zmm31,%zmm21
vmaxps	%zmm5,%zmm21,%zmm22
cmpl	$16,%r8d
je	67f
vmovaps	-64(%r12,%r10,2),%zmm21
vmovaps	%zmm22,%zmm21 {%k1}
vmovaps	%zmm21,%zmm22
67:
vmovaps	256(%r12,%r14),%zmm21
vmulps	%zmm15,%zmm13,%zmm25
vmulps	64(%r12,%r14),%zmm20,%zmm26
vfmadd231ps	%zmm18,%zmm2,%zmm25
vfmadd231ps	%zmm14,%zmm21,%zmm26
vmulps	%zmm2,%zmm20,%zmm15
vmulps	%zmm21,%zmm20,%zmm21
vmovaps	448(%r12,%r14),%zmm23
vfmadd231ps	%zmm12,%zmm0,%zmm25
vfmadd231ps	%zmm1,%zmm23,%zmm26
vfmadd231ps	%zmm14,%zmm0,%zmm15
vfmadd231ps	%zmm23,%zmm14,%zmm21
vmovaps	640(%r12,%r14),%zmm23
vfmadd231ps	%zmm3,%zmm4,%zmm25
vfmadd231ps	%zmm8,%zmm23,%zmm26
vfmadd231ps	%zmm1,%zmm4,%zmm15
vfmadd231ps	%zmm23,%zmm1,%zmm21
vmovaps	832(%r12,%r14),%zmm23
vfmadd231ps	%zmm30,%zmm6,%zmm25
vfmadd231ps	%zmm17,%zmm23,%zmm26
vfmadd231ps	%zmm8,%zmm6,%zmm15
vfmadd231ps	%zmm23,%zmm8,%zmm21
vmovaps	960(%r12,%r14),%zmm23
vfmadd231ps	1024(%r12,%r14),%zmm17,%zmm21
vmovaps	%zmm22,-64(%r12,%r10,2)
vmovaps	%zmm25,95488(%r12,%r14,2)
vmovaps	%zmm26,95552(%r12,%r14,2)
vfmadd231ps	%zmm17,%zmm23,%zmm15
vmovaps	%zmm11,95680(%r12,%r14,2)
vmovaps	%zmm15,%zmm11
vfmadd213ps	%zmm7,%zmm31,%zmm11
vmaxps	%zmm5,%zmm11,%zmm11
cmpl	$16,%r8d
je	65b
vmovaps	(%r12,%r10,2),%zmm22
vmovaps	%zmm11,%zmm22 {%k1}
vmovaps	%zmm22,%zmm11
jmp	65b
.p2align	4
68:
cmpl	784(%rsp),%r15d
jbe	73f
movq	1168(%rsp),%r10
movq	1232(%rsp),%r14
movq	272(%rsp),%r15
movq	1744(%rsp),%rdi
jmp	72f
.p2align	4
69:
vmulps	%zmm21,%zmm13,%zmm21
vmulps	-768(%r10),%zmm20,%zmm22
vfmadd213ps	%zmm21,%zmm18,%zmm11
vfmadd231ps	-576(%r10),%zmm14,%zmm22
vfmadd213ps	%zmm11,%zmm12,%zmm2
vfmadd231ps	-384(%r10),%zmm1,%zmm22
vfmadd213ps	%zmm2,%zmm3,%zmm6
vfmadd231ps	-192(%r10),%zmm8,%zmm22
vfmadd213ps	%zmm6,%zmm30,%zmm4
vfmadd231ps	(%r10),%zmm17,%zmm22
vmovaps	%zmm15,(%r15)
vmovaps	%zmm4,-192(%r14)
vmovaps	%zmm22,-128(%r14)
vmovaps	%zmm0,(%r14)
addq	$64,%r15
addq	$384,%r14
addq	%rbp,%r10
decq	%rdi
je	73f
72:
vmovaps	-832(%r10),%zmm21
vmovaps	-640(%r10),%zmm11
vmovaps	-448(%r10),%zmm2
vmulps	%zmm21,%zmm20,%zmm0
vfmadd231ps	%zmm14,%zmm11,%zmm0
vfmadd231ps	%zmm1,%zmm2,%zmm0
vmovaps	-256(%r10),%zmm6
vfmadd231ps	%zmm8,%zmm6,%zmm0
vmovaps	-64(%r10),%zmm4
vfmadd231ps	%zmm17,%zmm4,%zmm0
vmovaps	%zmm0,%zmm15
vfmadd213ps	%zmm7,%zmm31,%zmm15
vmaxps	%zmm5,%zmm15,%zmm15
cmpl	$16,%r8d
je	69b
vmovaps	(%r15),%zmm22
vmovaps	%zmm15,%zmm22 {%k1}
vmovaps	%zmm22,%zmm15
jmp	69b
.p2align	4
73:
cmpq	$0,56(%rsp)
movq	256(%rsp),%r14
je	75f
leaq	96192(%r12),%rdi
xorl	%r10d,%r10d
.p2align	4
74:
vmovaps	-64(%r13,%r10),%zmm0
vmovaps	(%r13,%r10),%zmm2
vmulps	%zmm2,%zmm0,%zmm4
vdivps	%zmm4,%zmm28,%zmm4
vmulps	%zmm4,%zmm9,%zmm4
vmulps	%zmm4,%zmm2,%zmm2
vmovaps	%zmm2,-448(%rdi)
vmovaps	-64(%rcx,%r10),%zmm6
vsubps	%zmm0,%zmm6,%zmm6
vmulps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm2,-384(%rdi)
vmovaps	(%r13,%r10),%zmm2
vmulps	%zmm4,%zmm0,%zmm0
vmovaps	%zmm0,-64(%rdi)
vmovaps	(%rcx,%r10),%zmm4
vsubps	%zmm2,%zmm4,%zmm2
vmulps	%zmm2,%zmm0,%zmm0
vmovaps	%zmm0,(%rdi)
subq	$-128,%r10
addq	$768,%rdi
cmpq	%r10,%r14
jne	74b
75:
movq	40(%rsp),%r15
testb	$1,%r15b
je	76f
movq	%rsi,%rdi
imulq	%r15,%rdi
leaq	1704(%rdi),%r10
shlq	$6,%r10
movq	232(%rsp),%r14
vmovaps	-64(%r14,%r10),%zmm0
vdivps	%zmm0,%zmm28,%zmm2
vmulps	%zmm2,%zmm9,%zmm2
movq	240(%rsp),%r14
vmovaps	%zmm2,95744(%r12,%r14)
shlq	$6,%rdi
movq	248(%rsp),%r10
vmovaps	(%r10,%rdi),%zmm4
vsubps	%zmm0,%zmm4,%zmm0
vmulps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm0,95808(%r12,%r14)
76:
vmovaps	107776(%r12),%zmm21
vmovaps	107840(%r12),%zmm11
vmovaps	107904(%r12),%zmm23
vmovaps	107968(%r12),%zmm4
vmovaps	108032(%r12),%zmm25
vmovaps	108096(%r12),%zmm6
vmovaps	108160(%r12),%zmm26
vmovaps	108224(%r12),%zmm2
vmovaps	108288(%r12),%zmm31
vmovaps	108352(%r12),%zmm27
vmovaps	108416(%r12),%zmm22
vmovaps	108480(%r12),%zmm15
vmovaps	108544(%r12),%zmm0
vmovaps	108608(%r12),%zmm28
leaq	95808(%r12),%r10
movq	%r15,%r14
.p2align	4
77:
vmovaps	-320(%r10),%zmm5
vmovaps	-256(%r10),%zmm7
vmovaps	-128(%r10),%zmm9
vmovaps	-64(%r10),%zmm10
vmovaps	(%r10),%zmm19
vfmadd231ps	%zmm5,%zmm19,%zmm21
vmulps	%zmm10,%zmm5,%zmm16
vfmadd231ps	%zmm16,%zmm5,%zmm25
vfmadd231ps	%zmm7,%zmm19,%zmm11
vmulps	%zmm10,%zmm7,%zmm16
vfmadd231ps	%zmm5,%zmm16,%zmm6
vfmadd231ps	%zmm16,%zmm7,%zmm26
vfmadd231ps	%zmm9,%zmm19,%zmm23
vaddps	%zmm19,%zmm4,%zmm4
vmulps	%zmm10,%zmm9,%zmm16
vfmadd231ps	%zmm5,%zmm16,%zmm2
vfmadd231ps	%zmm5,%zmm10,%zmm22
vfmadd231ps	%zmm7,%zmm16,%zmm31
vfmadd231ps	%zmm7,%zmm10,%zmm15
vfmadd231ps	%zmm9,%zmm16,%zmm27
vaddps	%zmm16,%zmm0,%zmm0
vaddps	%zmm10,%zmm28,%zmm28
addq	$384,%r10
decq	%r14
jne	77b
vmovaps	%zmm21,107776(%r12)
vmovaps	%zmm11,107840(%r12)
vmovaps	%zmm23,107904(%r12)
vmovaps	%zmm4,107968(%r12)
vmovaps	%zmm25,108032(%r12)
vmovaps	%zmm6,108096(%r12)
vmovaps	%zmm26,108160(%r12)
vmovaps	%zmm2,108224(%r12)
vmovaps	%zmm31,108288(%r12)
vmovaps	%zmm27,108352(%r12)
vmovaps	%zmm22,108416(%r12)
vmovaps	%zmm15,108480(%r12)
vmovaps	%zmm0,108544(%r12)
vmovaps	%zmm28,108608(%r12)
incq	%rsi
addq	720(%rsp),%rbx
addq	264(%rsp),%rax
movq	8(%rsp),%rdi
addq	%rdi,272(%rsp)
addq	%rdi,%r13
addq	%rdi,%rcx
cmpq	%r15,%rsi
vbroadcastss	338f(%rip),%zmm28
vmovups	912(%rsp),%zmm31
vmovups	464(%rsp),%zmm9
vmovups	400(%rsp),%zmm5
vmovups	336(%rsp),%zmm7
vmovups	656(%rsp),%zmm11
vmovups	1552(%rsp),%zmm21
vmovdqu64	1488(%rsp),%zmm22
vmovups	1424(%rsp),%zmm10
vmovups	1360(%rsp),%zmm16
vmovups	1296(%rsp),%zmm19
jne	62b
jmp	58b
.p2align	4
78:
vbroadcastss	4944(%rsp),%zmm0
vmovups	%zmm0,1424(%rsp)
vbroadcastss	2320(%rsp),%zmm0
vmovups	%zmm0,1360(%rsp)
vbroadcastss	5008(%rsp),%zmm0
vmovups	%zmm0,1488(%rsp)
vbroadcastss	4880(%rsp),%zmm25
vbroadcastss	4816(%rsp),%zmm0
vmovups	%zmm0,656(%rsp)
vbroadcastss	1936(%rsp),%zmm7
vbroadcastss	1872(%rsp),%zmm24
vbroadcastss	1808(%rsp),%zmm0
vmovups	%zmm0,1552(%rsp)
vmovaps	107904(%r12),%zmm0
vmovups	%zmm0,272(%rsp)
vmovaps	107968(%r12),%zmm0
vmovups	%zmm0,400(%rsp)
vmovaps	108352(%r12),%zmm26
vmovaps	108544(%r12),%zmm5
vmovaps	108608(%r12),%zmm23
vmulps	107776(%r12),%zmm31,%zmm0
vmovups	%zmm0,336(%rsp)
vmulps	108032(%r12),%zmm31,%zmm0
vmulps	%zmm0,%zmm31,%zmm9
vmulps	107840(%r12),%zmm31,%zmm0
vmovups	%zmm0,464(%rsp)
vmulps	108096(%r12),%zmm31,%zmm0
vmulps	%zmm0,%zmm31,%zmm6
vmulps	108160(%r12),%zmm31,%zmm0
vmulps	108224(%r12),%zmm31,%zmm8
vmulps	108288(%r12),%zmm31,%zmm27
vmulps	%zmm0,%zmm31,%zmm10
vmovups	5136(%rsp),%zmm0
vaddps	2000(%rsp),%zmm0,%zmm1
vcmpleps	5072(%rsp),%zmm1,%k1
vmovups	%zmm1,1744(%rsp)
vcmpgeps	422f(%rip){1to16},%zmm1,%k1 {%k1}
vmovaps	%zmm0,%zmm0 {%k1} {z}
vxorps	%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm0,%xmm1
vmovshdup	%xmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmulps	108416(%r12),%zmm31,%zmm3
vmovups	%zmm3,720(%rsp)
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmulps	108480(%r12),%zmm31,%zmm20
vucomiss	%xmm4,%xmm1
vmovups	2832(%rsp),%zmm21
vmovups	%zmm5,848(%rsp)
vmovups	%zmm8,528(%rsp)
vmovups	%zmm6,1936(%rsp)
vmovups	%zmm9,1872(%rsp)
vmovups	%zmm10,1808(%rsp)
vmovups	%zmm20,784(%rsp)
vmovups	%zmm25,1232(%rsp)
jbe	84f
vmovaps	%zmm7,%zmm25
vxorps	%xmm1,%xmm1,%xmm1
testb	%r10b,%r10b
movq	32(%rsp),%r11
vpbroadcastd	365f(%rip),%zmm10
vpbroadcastd	338f(%rip),%zmm11
movq	48(%rsp),%r14
jne	83f
movq	(%rsp),%rax
leaq	109056(%r12),%rcx
xorl	%edx,%edx
.p2align	4
79:
xorl	%esi,%esi
movq	%r15,%rdi
.p2align	4
82:
vmovaps	(%rcx,%rsi),%zmm2
vmovaps	(%rax,%rsi),%zmm3
vdivps	%zmm2,%zmm28,%zmm4
vsubps	%zmm2,%zmm3,%zmm3
vmulps	%zmm4,%zmm3,%zmm3
vcmpltps	%zmm3,%zmm29,%k1
vaddps	%zmm29,%zmm4,%zmm4
vmovaps	%zmm3,%zmm4 {%k1}
vaddps	%zmm28,%zmm4,%zmm5
vpaddd	%zmm22,%zmm5,%zmm5
vpandd	%zmm10,%zmm5,%zmm5
vpsubd	%zmm5,%zmm11,%zmm6
vcvtdq2ps	%zmm5,%zmm5
vaddps	%zmm29,%zmm6,%zmm7
vfmadd231ps	%zmm4,%zmm6,%zmm7
vmulps	%zmm7,%zmm7,%zmm4
vmovaps	%zmm12,%zmm6
vfmadd213ps	%zmm13,%zmm7,%zmm6
vmovaps	%zmm14,%zmm8
vmovaps	%zmm16,%zmm9
vfmadd213ps	%zmm15,%zmm7,%zmm8
vfmadd213ps	%zmm17,%zmm7,%zmm9
vfmadd231ps	%zmm18,%zmm4,%zmm9
vfmadd213ps	%zmm8,%zmm4,%zmm9
vfmadd213ps	%zmm6,%zmm4,%zmm9
vfmadd213ps	%zmm7,%zmm4,%zmm9
vfmadd231ps	%zmm19,%zmm5,%zmm9
vaddps	%zmm28,%zmm3,%zmm4
vmaxps	%zmm29,%zmm3,%zmm3
vfmsub231ps	%zmm4,%zmm9,%zmm3
vfmadd231ps	%zmm3,%zmm2,%zmm1
addq	$64,%rsi
decq	%rdi
jne	82b
incq	%rdx
movq	8(%rsp),%rsi
addq	%rsi,%rcx
addq	%rsi,%rax
cmpq	%r15,%rdx
jne	79b
83:
vmovaps	%zmm24,%zmm15
vbroadcastss	424f(%rip),%zmm2
vmovups	2768(%rsp),%zmm3
vfmadd213ps	425f(%rip){1to16},%zmm3,%zmm2
vcmpltps	%zmm0,%zmm30,%k2
vaddps	%zmm2,%zmm3,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vbroadcastss	426f(%rip),%zmm21 {%k2}
vmovups	%zmm21,2832(%rsp)
vmovaps	%zmm1,%zmm3 {%k3}
vmovups	%zmm3,2768(%rsp)
vblendmps	356f(%rip){1to16},%zmm28,%zmm0 {%k1}
vmovups	2576(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vmovups	1616(%rsp),%zmm14
vsubps	%zmm2,%zmm14,%zmm14
vmovups	2512(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	2064(%rsp),%zmm4
vsubps	%zmm3,%zmm4,%zmm4
vmovups	%zmm4,2064(%rsp)
vmovups	2640(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vsubps	%zmm4,%zmm31,%zmm31
vmovups	2704(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	592(%rsp),%zmm6
vsubps	%zmm5,%zmm6,%zmm6
vmovups	%zmm6,592(%rsp)
vmovups	2960(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm5
vmovups	%zmm5,2960(%rsp)
vmovups	2896(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm5
vmovups	%zmm5,2896(%rsp)
vmovaps	%zmm28,%zmm0 {%k1} {z}
vmovups	%zmm0,1168(%rsp)
vmovups	%zmm4,2704(%rsp)
vmovups	%zmm3,2640(%rsp)
vmovups	%zmm2,2512(%rsp)
vmovups	%zmm1,2576(%rsp)
vmovups	528(%rsp),%zmm8
vmovups	1936(%rsp),%zmm6
vmovups	1872(%rsp),%zmm9
vmovups	1808(%rsp),%zmm10
vmovaps	%zmm25,%zmm7
vmovups	1232(%rsp),%zmm25
jmp	85f
.p2align	4
84:
vmovaps	%zmm24,%zmm15
movq	32(%rsp),%r11
movq	48(%rsp),%r14
vmovups	%zmm21,2832(%rsp)
vmovups	1616(%rsp),%zmm14
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1168(%rsp)
85:
vmovups	%zmm7,1296(%rsp)
vmovups	%zmm14,1616(%rsp)
vbroadcastss	352f(%rip),%zmm1
vmaxps	%zmm1,%zmm9,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm28,%zmm17
vmaxps	%zmm1,%zmm10,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm28,%zmm11
vmovups	%zmm26,5712(%rsp)
vmaxps	%zmm1,%zmm26,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm28,%zmm10
vmovups	%zmm23,2320(%rsp)
vmaxps	%zmm1,%zmm23,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm28,%zmm26
vmovups	1424(%rsp),%zmm16
vcmpleps	%zmm16,%zmm14,%k1
vmovups	1360(%rsp),%zmm12
vcmpleps	%zmm14,%zmm12,%k2
vmovups	336(%rsp),%zmm2
vblendmps	%zmm2,%zmm29,%zmm0 {%k2}
vbroadcastss	362f(%rip),%zmm1
vxorps	%zmm1,%zmm2,%zmm0 {%k1}
vcmpleps	%zmm0,%zmm30,%k3
vmovdqu64	5904(%rsp),%zmm18
vpslld	$31,%zmm18,%zmm0
vpmovd2m	%zmm0,%k4
korw	%k4,%k3,%k0
vmulps	%zmm17,%zmm2,%zmm0
vmovups	%zmm0,5008(%rsp)
knotw	%k0,%k1
vmovaps	%zmm28,%zmm4 {%k1} {z}
vmovups	2064(%rsp),%zmm20
vcmpleps	1488(%rsp),%zmm20,%k1
vcmpleps	%zmm20,%zmm25,%k2
vmovups	464(%rsp),%zmm2
vblendmps	%zmm2,%zmm29,%zmm0 {%k2}
vxorps	%zmm1,%zmm2,%zmm0 {%k1}
vcmpleps	%zmm0,%zmm30,%k0
vpbroadcastd	427f(%rip),%zmm0
vpandd	%zmm0,%zmm18,%zmm0
vmovdqu64	%zmm0,2128(%rsp)
vptestmd	%zmm0,%zmm0,%k1
korw	%k0,%k1,%k1
vmulps	%zmm11,%zmm2,%zmm0
vmovups	%zmm0,4944(%rsp)
knotw	%k1,%k1
vmovaps	%zmm28,%zmm21 {%k1} {z}
vmovups	656(%rsp),%zmm19
vcmpleps	%zmm19,%zmm31,%k1
vcmpleps	%zmm31,%zmm7,%k2
vmovups	272(%rsp),%zmm2
vblendmps	%zmm2,%zmm29,%zmm0 {%k2}
vxorps	%zmm1,%zmm2,%zmm0 {%k1}
vcmpleps	%zmm0,%zmm30,%k1
vpbroadcastd	428f(%rip),%zmm0
vpandd	%zmm0,%zmm18,%zmm0
vmovdqu64	%zmm0,5264(%rsp)
vptestmd	%zmm0,%zmm0,%k2
korw	%k1,%k2,%k2
vmovups	%zmm10,4816(%rsp)
vmulps	%zmm10,%zmm2,%zmm0
vmovups	%zmm0,4880(%rsp)
knotw	%k2,%k2
vmovaps	%zmm28,%zmm22 {%k2} {z}
vmovaps	%zmm15,%zmm9
vmovups	592(%rsp),%zmm24
vcmpleps	%zmm15,%zmm24,%k2
vmovups	1552(%rsp),%zmm7
vcmpleps	%zmm24,%zmm7,%k5
vmovups	400(%rsp),%zmm14
vblendmps	%zmm14,%zmm29,%zmm0 {%k5}
vxorps	%zmm1,%zmm14,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm30,%k2
vpbroadcastd	429f(%rip),%zmm0
vpandd	%zmm0,%zmm18,%zmm5
vmovdqu64	%zmm5,2000(%rsp)
vmulps	%zmm21,%zmm11,%zmm2
vmovaps	%zmm21,%zmm3
vmovups	%zmm21,1104(%rsp)
vmulps	%zmm2,%zmm6,%zmm0
vmovaps	%zmm4,%zmm29
vmovups	%zmm4,5200(%rsp)
vmulps	%zmm4,%zmm17,%zmm21
vmulps	%zmm21,%zmm0,%zmm4
vmovaps	%zmm4,%zmm0
vfnmadd213ps	%zmm28,%zmm4,%zmm0
vbroadcastss	378f(%rip),%zmm23
vmaxps	%zmm23,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm28,%zmm6
vptestmd	%zmm5,%zmm5,%k5
korw	%k2,%k5,%k5
vmulps	%zmm22,%zmm10,%zmm5
vmovaps	%zmm22,%zmm0
vmovups	%zmm22,1040(%rsp)
vmulps	%zmm5,%zmm8,%zmm1
vmulps	%zmm21,%zmm1,%zmm10
vmovups	%zmm27,976(%rsp)
vmulps	%zmm5,%zmm27,%zmm1
vmulps	%zmm4,%zmm10,%zmm8
vfmsub231ps	%zmm1,%zmm2,%zmm8
vmulps	%zmm6,%zmm8,%zmm15
vmovaps	%zmm10,%zmm1
vfnmadd213ps	%zmm28,%zmm10,%zmm1
vfnmadd231ps	%zmm15,%zmm15,%zmm1
vmaxps	%zmm23,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm28,%zmm22
knotw	%k5,%k5
vmovaps	%zmm28,%zmm13 {%k5} {z}
vmovaps	%zmm26,%zmm30
vmulps	%zmm13,%zmm26,%zmm8
vmulps	720(%rsp),%zmm8,%zmm26
vmulps	%zmm21,%zmm26,%zmm21
vmulps	784(%rsp),%zmm8,%zmm26
vmulps	%zmm4,%zmm21,%zmm27
vfmsub231ps	%zmm26,%zmm2,%zmm27
vmulps	%zmm6,%zmm27,%zmm27
vmovups	%zmm8,2192(%rsp)
vmulps	848(%rsp),%zmm8,%zmm2
vmulps	%zmm10,%zmm21,%zmm26
vmovups	%zmm5,5328(%rsp)
vfmsub231ps	%zmm2,%zmm5,%zmm26
vfnmadd231ps	%zmm15,%zmm27,%zmm26
vmovaps	%zmm31,%zmm5
vmulps	%zmm22,%zmm26,%zmm31
vmovaps	%zmm21,%zmm2
vfnmadd213ps	%zmm28,%zmm21,%zmm2
vfnmadd231ps	%zmm27,%zmm27,%zmm2
vfnmadd231ps	%zmm31,%zmm31,%zmm2
vmaxps	%zmm23,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vdivps	%zmm2,%zmm28,%zmm23
vmulps	%zmm30,%zmm14,%zmm28
vmovaps	%zmm30,%zmm8
vmovups	5008(%rsp),%zmm14
vmulps	%zmm29,%zmm14,%zmm26
vmulps	%zmm26,%zmm4,%zmm2
vmovups	4944(%rsp),%zmm1
vfmsub231ps	%zmm1,%zmm3,%zmm2
vmulps	%zmm6,%zmm2,%zmm29
vmulps	%zmm26,%zmm10,%zmm2
vmovups	4880(%rsp),%zmm3
vfmsub231ps	%zmm3,%zmm0,%zmm2
vfnmadd231ps	%zmm29,%zmm15,%zmm2
vmulps	%zmm22,%zmm2,%zmm30
vmulps	%zmm26,%zmm21,%zmm2
vfmsub231ps	%zmm28,%zmm13,%zmm2
vfnmadd231ps	%zmm29,%zmm27,%zmm2
vfnmadd231ps	%zmm30,%zmm31,%zmm2
vmulps	%zmm23,%zmm2,%zmm2
vmulps	%zmm2,%zmm23,%zmm23
vfnmadd213ps	%zmm30,%zmm23,%zmm31
vmulps	%zmm31,%zmm22,%zmm22
vmovaps	%zmm5,%zmm31
vmovups	1488(%rsp),%zmm5
vfnmadd213ps	%zmm29,%zmm22,%zmm15
vfnmadd231ps	%zmm27,%zmm23,%zmm15
vmulps	%zmm15,%zmm6,%zmm6
vfnmadd213ps	%zmm26,%zmm6,%zmm4
vfnmadd231ps	%zmm10,%zmm22,%zmm4
vfnmadd231ps	%zmm21,%zmm23,%zmm4
knotw	%k4,%k4
korw	%k4,%k3,%k4
vmulps	%zmm4,%zmm17,%zmm10
vmulps	%zmm6,%zmm11,%zmm17
vmovups	4816(%rsp),%zmm21
vmulps	%zmm22,%zmm21,%zmm11
vmulps	%zmm23,%zmm8,%zmm15
vaddps	1616(%rsp),%zmm10,%zmm4
vminps	%zmm4,%zmm12,%zmm6
vcmpunordps	%zmm4,%zmm4,%k3
vmovaps	%zmm12,%zmm6 {%k3}
vcmpunordps	%zmm6,%zmm6,%k3
vmaxps	%zmm6,%zmm16,%zmm6
vmovaps	%zmm16,%zmm6 {%k3}
vcmpeqps	1616(%rsp),%zmm6,%k3
vcmpneqps	%zmm6,%zmm4,%k3 {%k3}
vaddps	%zmm17,%zmm20,%zmm4
vminps	%zmm4,%zmm25,%zmm6
vcmpunordps	%zmm4,%zmm4,%k5
vmovaps	%zmm25,%zmm6 {%k5}
vcmpunordps	%zmm6,%zmm6,%k5
vmaxps	%zmm6,%zmm5,%zmm6
vmovaps	%zmm5,%zmm6 {%k5}
vcmpeqps	%zmm20,%zmm6,%k5
vmovups	1616(%rsp),%zmm20
vcmpneqps	%zmm6,%zmm4,%k5 {%k5}
vmovups	%zmm11,912(%rsp)
vaddps	%zmm11,%zmm31,%zmm4
vmovups	1296(%rsp),%zmm0
vminps	%zmm4,%zmm0,%zmm6
vcmpunordps	%zmm4,%zmm4,%k6
vmovaps	%zmm0,%zmm6 {%k6}
vcmpunordps	%zmm6,%zmm6,%k6
vmaxps	%zmm6,%zmm19,%zmm6
vmovaps	%zmm19,%zmm6 {%k6}
vcmpeqps	%zmm31,%zmm6,%k6
vcmpneqps	%zmm6,%zmm4,%k6 {%k6}
vmovaps	%zmm15,%zmm27
vaddps	%zmm15,%zmm24,%zmm4
vminps	%zmm4,%zmm7,%zmm6
vcmpunordps	%zmm4,%zmm4,%k7
vmovaps	%zmm7,%zmm6 {%k7}
vcmpunordps	%zmm6,%zmm6,%k7
vmaxps	%zmm6,%zmm9,%zmm6
vmovups	%zmm9,1680(%rsp)
vmovaps	%zmm9,%zmm6 {%k7}
vcmpeqps	%zmm24,%zmm6,%k7
vcmpneqps	%zmm6,%zmm4,%k7 {%k7}
knotw	%k4,%k4
vxorps	%xmm4,%xmm4,%xmm4
vfmadd213ps	%zmm4,%zmm14,%zmm14 {%k4} {z}
vmovdqu64	2128(%rsp),%zmm0
vptestnmd	%zmm0,%zmm0,%k4
korw	%k4,%k0,%k0
knotw	%k0,%k4
vmovaps	%zmm1,%zmm4 {%k4} {z}
vfmadd213ps	%zmm14,%zmm4,%zmm4
vmovdqu64	5264(%rsp),%zmm0
vptestnmd	%zmm0,%zmm0,%k0
korw	%k0,%k1,%k0
knotw	%k0,%k1
vmovaps	%zmm3,%zmm6 {%k1} {z}
vfmadd213ps	%zmm4,%zmm6,%zmm6
vmovdqu64	2000(%rsp),%zmm0
vptestnmd	%zmm0,%zmm0,%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmovaps	%zmm28,%zmm14 {%k1} {z}
vbroadcastss	338f(%rip),%zmm28
vfmadd213ps	%zmm6,%zmm14,%zmm14
vxorps	%xmm3,%xmm3,%xmm3
vfmadd213ps	%zmm3,%zmm26,%zmm26
vfmadd231ps	%zmm29,%zmm29,%zmm26
vfmadd231ps	%zmm30,%zmm30,%zmm26
vxorps	%xmm30,%xmm30,%xmm30
vpmovm2d	%k3,%zmm6
vmovups	5136(%rsp),%zmm3
vsubps	1168(%rsp),%zmm3,%zmm4
vfmadd231ps	%zmm2,%zmm2,%zmm26
vpsrld	$31,%zmm6,%zmm2
vpbroadcastd	428f(%rip),%zmm3
vmovdqa32	%zmm3,%zmm6 {%k6} {z}
vpord	429f(%rip){1to16},%zmm6,%zmm6 {%k7}
vpord	427f(%rip){1to16},%zmm6,%zmm6 {%k5}
vpord	%zmm2,%zmm6,%zmm2
vdivps	%zmm21,%zmm28,%zmm6
vmulps	%zmm31,%zmm6,%zmm6
vmulps	432f(%rip){1to16},%zmm6,%zmm6
vdivps	%zmm8,%zmm28,%zmm12
vmovaps	%zmm17,%zmm8
vmulps	%zmm24,%zmm12,%zmm12
vmulps	433f(%rip){1to16},%zmm12,%zmm12
vmaxps	%zmm6,%zmm12,%zmm15
vcmpunordps	%zmm6,%zmm6,%k1
vsqrtps	%zmm26,%zmm0
vmovaps	%zmm12,%zmm15 {%k1}
vmovups	5840(%rsp),%zmm19
vbroadcastss	352f(%rip),%zmm11
vmaxps	%zmm11,%zmm19,%zmm6
vdivps	%zmm6,%zmm28,%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vminps	434f(%rip){1to16},%zmm6,%zmm6
vmaxps	349f(%rip){1to16},%zmm6,%zmm6
vsubps	%zmm6,%zmm28,%zmm12
vdivps	%zmm12,%zmm28,%zmm12
vmulps	%zmm12,%zmm6,%zmm6
vbroadcastss	16(%r11),%zmm12
vmulps	%zmm6,%zmm0,%zmm6
vcmpleps	%zmm12,%zmm6,%k0
vcmpleps	%zmm15,%zmm0,%k1
korw	%k0,%k1,%k1
vmulss	%xmm12,%xmm12,%xmm6
vbroadcastss	%xmm6,%zmm6
vcmpleps	%zmm6,%zmm14,%k1 {%k1}
vmovups	5200(%rsp),%zmm3
vmovaps	%zmm3,%zmm29
vmulps	1104(%rsp),%zmm3,%zmm6
vmulps	1040(%rsp),%zmm6,%zmm6
vmovups	%zmm13,2128(%rsp)
vmulps	%zmm6,%zmm13,%zmm6
vcmpnltps	%zmm6,%zmm30,%k2
vmovaps	%zmm28,%zmm6 {%k2} {z}
vbroadcastss	359f(%rip),%zmm12
vblendmps	%zmm6,%zmm12,%zmm26 {%k1}
vmovups	1744(%rsp),%zmm3
vcmpgeps	5072(%rsp),%zmm3,%k1
vminps	385f(%rip){1to16},%zmm26,%zmm26 {%k1}
vcmpeqps	%zmm12,%zmm26,%k1
vcmpnltps	%zmm4,%zmm30,%k0
korw	%k1,%k0,%k2
vmovups	5776(%rsp),%zmm3
vmovaps	%zmm3,%zmm26 {%k2}
vmovups	2576(%rsp),%zmm24
vmovaps	%zmm24,%zmm6
vfmadd132ps	336(%rsp),%zmm30,%zmm6
vmovups	2512(%rsp),%zmm25
vfmadd231ps	464(%rsp),%zmm25,%zmm6
vmovups	2640(%rsp),%zmm23
vfmadd231ps	272(%rsp),%zmm23,%zmm6
vmovups	2704(%rsp),%zmm22
vfmadd231ps	400(%rsp),%zmm22,%zmm6
vmovups	2960(%rsp),%zmm7
vsubps	%zmm6,%zmm7,%zmm6
vmulps	356f(%rip){1to16},%zmm7,%zmm12
vmaxps	%zmm6,%zmm12,%zmm14
vcmpunordps	%zmm6,%zmm6,%k3
vmovaps	%zmm12,%zmm14 {%k3}
vmaxps	%zmm11,%zmm14,%zmm6
vdivps	%zmm6,%zmm28,%zmm6
vmulps	%zmm6,%zmm7,%zmm6
vmovups	2896(%rsp),%zmm21
vmulps	%zmm6,%zmm21,%zmm6
vmovups	2832(%rsp),%zmm3
vminps	%zmm6,%zmm3,%zmm14
vcmpunordps	%zmm6,%zmm6,%k3
vmovaps	%zmm3,%zmm14 {%k3}
vcmpltps	%zmm7,%zmm30,%k3
vmovaps	%zmm28,%zmm12
vmaxps	435f(%rip){1to16},%zmm14,%zmm12 {%k3}
vcmpltps	%zmm4,%zmm30,%k3 {%k1}
vptestnmd	%zmm2,%zmm2,%k1 {%k3}
vpord	%zmm2,%zmm18,%zmm18 {%k3}
vbroadcastss	336f(%rip),%zmm16
vandps	%zmm16,%zmm10,%zmm2
vbroadcastss	436f(%rip),%zmm11
vaddps	%zmm11,%zmm2,%zmm2
vdivps	%zmm2,%zmm28,%zmm4
vmovups	2768(%rsp),%zmm1
vcmpltps	388f(%rip){1to16},%zmm1,%k3
vmovaps	%zmm28,%zmm2 {%k3} {z}
vxorps	%xmm17,%xmm17,%xmm17
vaddss	%xmm17,%xmm2,%xmm6
vmovshdup	%xmm2,%xmm14
vaddss	%xmm6,%xmm14,%xmm6
vshufpd	$1,%xmm2,%xmm2,%xmm14
vaddss	%xmm6,%xmm14,%xmm6
vshufps	$255,%xmm2,%xmm2,%xmm14
vaddss	%xmm6,%xmm14,%xmm6
vextractf128	$1,%ymm2,%xmm14
vaddss	%xmm6,%xmm14,%xmm6
vmovshdup	%xmm14,%xmm15
vaddss	%xmm6,%xmm15,%xmm6
vshufpd	$1,%xmm14,%xmm14,%xmm15
vaddss	%xmm6,%xmm15,%xmm6
vshufps	$255,%xmm14,%xmm14,%xmm14
vaddss	%xmm6,%xmm14,%xmm6
vextractf32x4	$2,%zmm2,%xmm14
vaddss	%xmm6,%xmm14,%xmm6
vmovshdup	%xmm14,%xmm15
vaddss	%xmm6,%xmm15,%xmm6
vshufpd	$1,%xmm14,%xmm14,%xmm15
vaddss	%xmm6,%xmm15,%xmm6
vshufps	$255,%xmm14,%xmm14,%xmm14
vaddss	%xmm6,%xmm14,%xmm6
vextractf32x4	$3,%zmm2,%xmm2
vaddss	%xmm2,%xmm6,%xmm6
vmovshdup	%xmm2,%xmm14
vaddss	%xmm6,%xmm14,%xmm6
vshufpd	$1,%xmm2,%xmm2,%xmm14
vaddss	%xmm6,%xmm14,%xmm6
vminps	%zmm12,%zmm4,%zmm15
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm6,%xmm6
vandps	%zmm16,%zmm8,%zmm2
vaddps	%zmm11,%zmm2,%zmm2
vdivps	%zmm2,%zmm28,%zmm14
vcmpunordps	%zmm12,%zmm12,%k3
vmovaps	%zmm4,%zmm15 {%k3}
vcmpunordps	%zmm15,%zmm15,%k3
vminps	%zmm15,%zmm14,%zmm2
vmovaps	%zmm14,%zmm2 {%k3}
vucomiss	%xmm17,%xmm6
vmovaps	%zmm2,%zmm6
vmovaps	%zmm7,%zmm17
vmovaps	%zmm21,%zmm7
vmovaps	%zmm22,%zmm21
vmovaps	%zmm23,%zmm22
vmovaps	%zmm24,%zmm23
jbe	56b
vbroadcastss	388f(%rip),%zmm15
vcmpltps	%zmm15,%zmm1,%k3
vcmpltps	%zmm30,%zmm10,%k4
vmovups	1360(%rsp),%zmm3
vsubps	%zmm20,%zmm3,%zmm6
vsubps	1424(%rsp),%zmm20,%zmm6 {%k4}
vmulps	%zmm4,%zmm6,%zmm4
vbroadcastss	437f(%rip),%zmm16
vmulps	%zmm16,%zmm4,%zmm4
vmulps	%zmm6,%zmm29,%zmm3
vcmpltps	%zmm3,%zmm30,%k4
vmovaps	%zmm15,%zmm3
vminps	%zmm15,%zmm4,%zmm3 {%k4}
vcmpltps	%zmm30,%zmm8,%k4
vmovups	2064(%rsp),%zmm6
vmovups	1232(%rsp),%zmm4
vsubps	%zmm6,%zmm4,%zmm4
vsubps	%zmm5,%zmm6,%zmm4 {%k4}
vmulps	%zmm14,%zmm4,%zmm6
vmulps	1104(%rsp),%zmm4,%zmm4
vcmpltps	%zmm4,%zmm30,%k4
vmovaps	%zmm15,%zmm4
vmulps	%zmm16,%zmm6,%zmm4 {%k4}
vminps	%zmm3,%zmm4,%zmm5
vcmpunordps	%zmm3,%zmm3,%k4
vmovaps	%zmm4,%zmm5 {%k4}
vmovups	912(%rsp),%zmm11
vcmpltps	%zmm30,%zmm11,%k4
vmovups	1296(%rsp),%zmm3
vsubps	%zmm31,%zmm3,%zmm3
vsubps	656(%rsp),%zmm31,%zmm3 {%k4}
vbroadcastss	336f(%rip),%zmm6
vandps	%zmm6,%zmm11,%zmm4
vbroadcastss	436f(%rip),%zmm11
vaddps	%zmm11,%zmm4,%zmm4
vdivps	%zmm4,%zmm28,%zmm4
vmulps	%zmm4,%zmm3,%zmm4
vmulps	1040(%rsp),%zmm3,%zmm3
vcmpltps	%zmm3,%zmm30,%k4
vmovaps	%zmm15,%zmm3
vmulps	%zmm16,%zmm4,%zmm3 {%k4}
vminps	%zmm5,%zmm3,%zmm4
vcmpunordps	%zmm5,%zmm5,%k4
vmovaps	%zmm3,%zmm4 {%k4}
vcmpltps	%zmm30,%zmm27,%k4
vandps	%zmm6,%zmm27,%zmm3
vaddps	%zmm11,%zmm3,%zmm3
vdivps	%zmm3,%zmm28,%zmm3
vmovups	592(%rsp),%zmm6
vmovups	1552(%rsp),%zmm5
vsubps	%zmm6,%zmm5,%zmm5
vsubps	1680(%rsp),%zmm6,%zmm5 {%k4}
vmulps	%zmm3,%zmm5,%zmm3
vmulps	2128(%rsp),%zmm5,%zmm5
vcmpltps	%zmm5,%zmm30,%k4
vmovaps	%zmm15,%zmm5
vmulps	%zmm16,%zmm3,%zmm5 {%k4}
vminps	%zmm4,%zmm5,%zmm3
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm5,%zmm3 {%k4}
vmovups	1488(%rsp),%zmm5
vcmpltps	%zmm2,%zmm3,%k3 {%k3}
vblendmps	%zmm3,%zmm2,%zmm6 {%k3}
jmp	56b
.p2align	4
86:
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,1104(%rsp)
vbroadcastss	528(%rsp),%zmm9
movl	%eax,%eax
movl	%ecx,%ecx
xorl	%edi,%edi
vmovaps	%zmm21,%zmm8
vxorps	%xmm12,%xmm12,%xmm12
vmovaps	%zmm21,%zmm7
vpxor	%xmm6,%xmm6,%xmm6
vmovaps	%zmm21,%zmm26
vmovaps	%zmm21,%zmm13
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm16,%xmm16,%xmm16
vmovups	%zmm9,1040(%rsp)
movq	%rax,976(%rsp)
movq	%rcx,2192(%rsp)
jmp	89f
.p2align	4
87:
movq	848(%rsp),%rdi
vcvtusi2ss	%rdi,%xmm31,%xmm4
vmovaps	528(%rsp),%xmm1
vfmadd213ss	1680(%rsp),%xmm1,%xmm4
vmulps	%zmm13,%zmm13,%zmm1
vfmsub231ps	%zmm15,%zmm0,%zmm1
vmaxps	352f(%rip){1to16},%zmm1,%zmm1
vdivps	%zmm1,%zmm28,%zmm2
vbroadcastss	%xmm4,%zmm1
vmulps	%zmm13,%zmm22,%zmm3
vfmsub231ps	%zmm15,%zmm18,%zmm3
vmulps	%zmm2,%zmm3,%zmm3
vmulps	%zmm18,%zmm13,%zmm5
vfmsub231ps	%zmm22,%zmm0,%zmm5
vmulps	%zmm2,%zmm5,%zmm2
vmaxps	393f(%rip){1to16},%zmm3,%zmm3
vmaxps	394f(%rip){1to16},%zmm2,%zmm2
vmulps	%zmm2,%zmm22,%zmm5
vfmadd231ps	%zmm18,%zmm3,%zmm5
vmulps	%zmm3,%zmm3,%zmm6
vmulps	%zmm2,%zmm2,%zmm7
vmulps	%zmm7,%zmm15,%zmm7
vfmadd231ps	%zmm6,%zmm0,%zmm7
vaddps	%zmm3,%zmm3,%zmm0
vmulps	%zmm0,%zmm2,%zmm0
vfmadd213ps	%zmm7,%zmm13,%zmm0
vsubps	%zmm5,%zmm23,%zmm5
vsubps	%zmm23,%zmm0,%zmm0
vbroadcastss	349f(%rip),%zmm20
vfmadd132ps	%zmm20,%zmm5,%zmm0
vaddss	395f(%rip),%xmm4,%xmm4
vbroadcastss	%xmm4,%zmm4
vbroadcastss	336f(%rip),%zmm5
vandps	%zmm5,%zmm4,%zmm4
vmovups	1104(%rsp),%zmm6
vcmpleps	%zmm4,%zmm6,%k1
vsubps	4560(%rsp),%zmm1,%zmm4
vandps	%zmm5,%zmm4,%zmm4
vcmpleps	%zmm4,%zmm6,%k1 {%k1}
vbroadcastss	388f(%rip),%zmm21
vblendmps	%zmm0,%zmm21,%zmm0 {%k1}
movq	32(%rsp),%r11
movq	48(%rsp),%r14
movq	40(%rsp),%r15
vmovdqu64	4752(%rsp),%zmm6
vmovups	4688(%rsp),%zmm7
vmovups	4624(%rsp),%zmm8
vmovups	592(%rsp),%zmm10
vmovups	912(%rsp),%zmm11
vmovups	1040(%rsp),%zmm9
movq	976(%rsp),%rax
movq	2192(%rsp),%rcx
vmovups	784(%rsp),%zmm12
vmovups	720(%rsp),%zmm13
vmovups	1744(%rsp),%zmm14
vmovups	1232(%rsp),%zmm16
vmovups	1168(%rsp),%zmm17
88:
vcmpltps	%zmm26,%zmm13,%k1
vcmpltps	%zmm21,%zmm13,%k1 {%k1}
vcmpleps	%zmm0,%zmm13,%k1 {%k1}
vcmpltps	%zmm21,%zmm26,%k2
vcmpltps	%zmm21,%zmm0,%k2 {%k2}
vsubps	%zmm0,%zmm26,%zmm4
vfmadd231ps	396f(%rip){1to16},%zmm13,%zmm26
vaddps	%zmm0,%zmm26,%zmm5
vcmpltps	%zmm5,%zmm30,%k2 {%k2}
vmulps	%zmm20,%zmm4,%zmm4
vdivps	%zmm5,%zmm28,%zmm5
vmulps	%zmm5,%zmm4,%zmm4 {%k2}
vminps	%zmm20,%zmm4,%zmm4
vmaxps	384f(%rip){1to16},%zmm4,%zmm4 {%k2} {z}
vfmadd213ps	%zmm17,%zmm9,%zmm4
vcmpltps	%zmm8,%zmm13,%k2 {%k1}
vmovaps	%zmm8,%zmm7 {%k2}
vmovaps	%zmm12,%zmm6 {%k2}
vmovaps	%zmm13,%zmm8 {%k2}
vmovaps	%zmm4,%zmm12 {%k2}
vmovaps	%zmm14,%zmm11 {%k2}
vmovaps	%zmm16,%zmm10 {%k2}
vcmpltps	%zmm13,%zmm8,%k2
vcmpltps	%zmm7,%zmm13,%k0 {%k2}
kandw	%k0,%k1,%k1
vmovaps	%zmm13,%zmm7 {%k1}
vmovaps	%zmm4,%zmm6 {%k1}
incq	%rdi
vmovaps	%zmm13,%zmm26
vmovaps	%zmm0,%zmm13
vmovaps	%zmm1,%zmm17
vmovaps	%zmm3,%zmm14
vmovaps	%zmm2,%zmm16
cmpq	%rcx,%rdi
je	55b
89:
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vmovaps	%zmm21,%zmm0
cmpq	%rax,%rdi
jae	88b
vmovups	%zmm17,1168(%rsp)
vmovups	%zmm16,1232(%rsp)
vmovups	%zmm14,1744(%rsp)
vmovups	%zmm13,720(%rsp)
vmovups	%zmm12,784(%rsp)
vmovups	%zmm11,912(%rsp)
vmovups	%zmm10,592(%rsp)
vmovups	%zmm8,4624(%rsp)
vmovups	%zmm7,4688(%rsp)
vmovdqu64	%zmm6,4752(%rsp)
vcvttss2usi	212(%r11),%r8d
vcvttss2usi	216(%r11),%r14d
vcvttss2usi	220(%r11),%r13d
vbroadcastss	224(%r11),%zmm4
vcvttss2usi	%xmm4,%eax
vbroadcastss	228(%r11),%zmm24
vfmadd231ps	6992(%rsp),%zmm4,%zmm24
vmovups	6928(%rsp),%zmm0
vfmadd213ps	232(%r11){1to16},%zmm0,%zmm4
vrndscaleps	$9,%zmm24,%zmm0
vbroadcastss	389f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	392f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm25
vrndscaleps	$9,%zmm4,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm11
movq	120(%rsp),%rbx
imulq	%rax,%rbx
leaq	10(%rbx),%rdx
movabsq	$-6148914691236517205,%rcx
mulxq	%rcx,%rcx,%rcx
shrq	$2,%rcx
addl	%ecx,%ecx
leal	(%rcx,%rcx,2),%ecx
movslq	%r13d,%rdx
subl	%ecx,%r13d
addq	$5,%rbx
movslq	%r14d,%rsi
subl	%ecx,%r14d
cmpl	$1,%eax
movl	$0,%r9d
cmoveq	56(%rsp),%r9
leal	(%r9,%r9),%r11d
shlq	$2,%rdx
movq	%rdi,848(%rsp)
addq	%rdi,%r8
imulq	%rsi,%r8
movq	%r8,1424(%rsp)
movq	%rdx,%rcx
imulq	%rax,%rcx
movq	%rcx,464(%rsp)
movq	%r15,%rcx
movq	%r9,%r15
shlq	$7,%r15
movq	%r11,272(%rsp)
subq	%r11,%rcx
movq	%rcx,400(%rsp)
movq	(%rsp),%rcx
addq	%r15,%rcx
movq	%rcx,1360(%rsp)
leaq	109056(%r12),%rcx
addq	%r15,%rcx
movq	%rcx,1296(%rsp)
movq	%r9,%rbp
movq	%r9,%rcx
imulq	%rax,%rcx
leaq	(%rcx,%rcx,2),%rcx
shlq	$7,%rcx
addq	%r12,%rcx
movq	%rcx,336(%rsp)
shlq	$6,%rax
leaq	(%rax,%rax,2),%r9
vxorps	%xmm0,%xmm0,%xmm0
movl	$16,%eax
vmovaps	%zmm28,%zmm27
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm13,%xmm13,%xmm13
movl	%r14d,1552(%rsp)
movl	%r13d,1488(%rsp)
jmp	94f
.p2align	4
92:
vmovaps	%zmm0,%zmm19
93:
vsubps	%zmm1,%zmm27,%zmm27
vmovaps	%zmm19,%zmm0
movl	28(%rsp),%r10d
movl	1552(%rsp),%r14d
movl	1488(%rsp),%r13d
movl	656(%rsp),%eax
94:
addl	$-1,%eax
jae	87b
vpxor	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm27,%xmm1
vmovshdup	%xmm27,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm27,%xmm27,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm27,%xmm27,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$1,%ymm27,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm27,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm27,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vucomiss	%xmm5,%xmm1
jbe	87b
movl	%eax,656(%rsp)
vcmpltps	%zmm27,%zmm30,%k1
vbroadcastss	363f(%rip),%zmm7
vblendmps	%zmm25,%zmm7,%zmm1 {%k1}
vmovaps	442f(%rip),%xmm2
vmovaps	%zmm2,%zmm8
vpermps	%zmm1,%zmm2,%zmm2
vextractf64x4	$1,%zmm1,%ymm3
vinsertps	$76,%xmm3,%xmm1,%xmm5
vextractf32x4	$2,%zmm1,%xmm6
vunpcklps	%xmm1,%xmm6,%xmm6
vminps	%xmm6,%xmm5,%xmm5
vunpckhps	%xmm1,%xmm3,%xmm6
vminps	%xmm6,%xmm2,%xmm2
vminps	%xmm5,%xmm2,%xmm2
vmovaps	443f+16(%rip),%xmm5
vmovaps	%zmm5,%zmm9
vpermps	%zmm1,%zmm5,%zmm5
vunpcklps	%ymm1,%ymm3,%ymm6
vextractf128	$1,%ymm6,%xmm6
vminps	%xmm6,%xmm5,%xmm5
vmovaps	444f+16(%rip),%xmm6
vmovaps	%zmm6,%zmm10
vpermps	%zmm1,%zmm6,%zmm6
vunpckhps	%ymm1,%ymm3,%ymm1
vextractf128	$1,%ymm1,%xmm1
vminps	%xmm1,%xmm6,%xmm1
vminps	%xmm5,%xmm1,%xmm1
vminps	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm1,%xmm2
vminss	%xmm2,%xmm1,%xmm1
vmovss	338f(%rip),%xmm12
vaddss	%xmm1,%xmm12,%xmm2
vbroadcastss	%xmm2,%zmm2
vcmpleps	%zmm2,%zmm25,%k1 {%k1}
vblendmps	%zmm11,%zmm7,%zmm2 {%k1}
vpermps	%zmm2,%zmm8,%zmm3
vextractf64x4	$1,%zmm2,%ymm5
vinsertps	$76,%xmm5,%xmm2,%xmm6
vextractf32x4	$2,%zmm2,%xmm7
vunpcklps	%xmm2,%xmm7,%xmm7
vminps	%xmm7,%xmm6,%xmm6
vunpckhps	%xmm2,%xmm5,%xmm7
vminps	%xmm7,%xmm3,%xmm3
vminps	%xmm6,%xmm3,%xmm3
vpermps	%zmm2,%zmm9,%zmm6
vunpcklps	%ymm2,%ymm5,%ymm7
vextractf128	$1,%ymm7,%xmm7
vminps	%xmm7,%xmm6,%xmm6
vpermps	%zmm2,%zmm10,%zmm7
vunpckhps	%ymm2,%ymm5,%ymm2
vextractf128	$1,%ymm2,%xmm2
vminps	%xmm2,%xmm7,%xmm2
vminps	%xmm6,%xmm2,%xmm2
vminps	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm2,%xmm3
vminss	%xmm3,%xmm2,%xmm2
vaddss	%xmm2,%xmm12,%xmm3
vbroadcastss	%xmm3,%zmm3
vbroadcastss	%xmm2,%zmm5
vcmpleps	%zmm11,%zmm5,%k2
vcmpleps	%zmm3,%zmm11,%k0 {%k2}
kandw	%k0,%k1,%k1
vcvttss2si	%xmm1,%ecx
decl	%ecx
vcvttss2si	%xmm2,%esi
decl	%esi
vmovaps	%zmm28,%zmm1 {%k1} {z}
cmpl	%r13d,%ecx
movl	%r13d,%eax
cmovll	%ecx,%eax
cmpl	%r14d,%esi
movl	%r14d,%edi
cmovll	%esi,%edi
testb	%r10b,%r10b
jne	92b
movl	%eax,%r8d
sarl	$31,%r8d
andnl	%eax,%r8d,%eax
movl	%edi,%r8d
sarl	$31,%r8d
andnl	%edi,%r8d,%r8d
vcvtsi2ss	%eax,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm24,%zmm2
vbroadcastss	336f(%rip),%zmm19
vandps	%zmm19,%zmm2,%zmm2
vsubps	%zmm2,%zmm28,%zmm3
vmaxps	%zmm30,%zmm3,%zmm3
vbroadcastss	385f(%rip),%zmm20
vsubps	%zmm2,%zmm20,%zmm2
vmaxps	%zmm30,%zmm2,%zmm2
vmulps	%zmm3,%zmm3,%zmm5
vmulps	%zmm2,%zmm2,%zmm6
vmulps	%zmm5,%zmm3,%zmm3
vbroadcastss	397f(%rip),%zmm21
vmulps	%zmm21,%zmm3,%zmm3
vfmadd231ps	%zmm6,%zmm2,%zmm3
vbroadcastss	398f(%rip),%zmm31
vmulps	%zmm31,%zmm3,%zmm2
leaq	1(%rax),%rdi
vcvtsi2ss	%rdi,%xmm15,%xmm3
vbroadcastss	%xmm3,%zmm3
vsubps	%zmm3,%zmm24,%zmm3
vandps	%zmm19,%zmm3,%zmm3
vsubps	%zmm3,%zmm28,%zmm5
vmaxps	%zmm30,%zmm5,%zmm5
vsubps	%zmm3,%zmm20,%zmm3
vmaxps	%zmm30,%zmm3,%zmm3
vmulps	%zmm5,%zmm5,%zmm6
vmulps	%zmm3,%zmm3,%zmm7
vmulps	%zmm6,%zmm5,%zmm5
vmulps	%zmm21,%zmm5,%zmm5
leaq	2(%rax),%rdi
vcvtsi2ss	%rdi,%xmm15,%xmm6
vfmadd231ps	%zmm7,%zmm3,%zmm5
vmulps	%zmm31,%zmm5,%zmm5
vbroadcastss	%xmm6,%zmm3
vsubps	%zmm3,%zmm24,%zmm3
vandps	%zmm19,%zmm3,%zmm3
vsubps	%zmm3,%zmm28,%zmm6
vmaxps	%zmm30,%zmm6,%zmm6
vsubps	%zmm3,%zmm20,%zmm3
vmaxps	%zmm30,%zmm3,%zmm3
vmulps	%zmm6,%zmm6,%zmm7
vmulps	%zmm3,%zmm3,%zmm8
vmulps	%zmm7,%zmm6,%zmm6
vmulps	%zmm21,%zmm6,%zmm6
vfmadd231ps	%zmm8,%zmm3,%zmm6
leaq	3(%rax),%rdi
vcvtsi2ss	%rdi,%xmm15,%xmm3
vmulps	%zmm31,%zmm6,%zmm6
vbroadcastss	%xmm3,%zmm3
vsubps	%zmm3,%zmm24,%zmm3
vandps	%zmm19,%zmm3,%zmm3
vsubps	%zmm3,%zmm28,%zmm7
vmaxps	%zmm30,%zmm7,%zmm7
vsubps	%zmm3,%zmm20,%zmm3
vmaxps	%zmm30,%zmm3,%zmm3
vmulps	%zmm7,%zmm7,%zmm8
vmulps	%zmm3,%zmm3,%zmm9
vmulps	%zmm8,%zmm7,%zmm7
vmulps	%zmm21,%zmm7,%zmm7
vfmadd231ps	%zmm9,%zmm3,%zmm7
vmulps	%zmm31,%zmm7,%zmm8
leaq	4(%rax),%rax
vcvtsi2ss	%rax,%xmm15,%xmm3
vbroadcastss	%xmm3,%zmm3
vsubps	%zmm3,%zmm24,%zmm3
vandps	%zmm19,%zmm3,%zmm3
vsubps	%zmm3,%zmm28,%zmm7
vmaxps	%zmm30,%zmm7,%zmm7
vsubps	%zmm3,%zmm20,%zmm3
vmaxps	%zmm30,%zmm3,%zmm3
vmulps	%zmm7,%zmm7,%zmm9
vmulps	%zmm3,%zmm3,%zmm10
vmulps	%zmm9,%zmm7,%zmm7
vmulps	%zmm21,%zmm7,%zmm7
vfmadd231ps	%zmm10,%zmm3,%zmm7
vmulps	%zmm31,%zmm7,%zmm9
vmulps	%zmm1,%zmm2,%zmm3
vmulps	%zmm1,%zmm5,%zmm5
vmulps	%zmm1,%zmm6,%zmm7
vmulps	%zmm1,%zmm8,%zmm8
vmulps	%zmm1,%zmm9,%zmm9
vcvtsi2ss	%r8d,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm4,%zmm2
vandps	%zmm19,%zmm2,%zmm2
vsubps	%zmm2,%zmm28,%zmm6
vmaxps	%zmm30,%zmm6,%zmm6
vsubps	%zmm2,%zmm20,%zmm2
vmaxps	%zmm30,%zmm2,%zmm2
vmulps	%zmm6,%zmm6,%zmm10
vmulps	%zmm2,%zmm2,%zmm12
vmulps	%zmm10,%zmm6,%zmm6
vmulps	%zmm21,%zmm6,%zmm6
vfmadd231ps	%zmm12,%zmm2,%zmm6
leaq	1(%r8),%rax
vcvtsi2ss	%rax,%xmm15,%xmm2
vmulps	%zmm31,%zmm6,%zmm10
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm4,%zmm2
vandps	%zmm19,%zmm2,%zmm2
vsubps	%zmm2,%zmm28,%zmm6
vmaxps	%zmm30,%zmm6,%zmm6
vsubps	%zmm2,%zmm20,%zmm2
vmaxps	%zmm30,%zmm2,%zmm2
vmulps	%zmm6,%zmm6,%zmm12
vmulps	%zmm2,%zmm2,%zmm14
vmulps	%zmm12,%zmm6,%zmm6
vmulps	%zmm21,%zmm6,%zmm6
vfmadd231ps	%zmm14,%zmm2,%zmm6
vmulps	%zmm31,%zmm6,%zmm12
leaq	2(%r8),%rax
vcvtsi2ss	%rax,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm4,%zmm2
vandps	%zmm19,%zmm2,%zmm2
vsubps	%zmm2,%zmm28,%zmm6
vmaxps	%zmm30,%zmm6,%zmm6
vsubps	%zmm2,%zmm20,%zmm2
vmaxps	%zmm30,%zmm2,%zmm2
vmulps	%zmm6,%zmm6,%zmm14
vmulps	%zmm2,%zmm2,%zmm16
vmulps	%zmm14,%zmm6,%zmm6
vmulps	%zmm21,%zmm6,%zmm6
vfmadd231ps	%zmm16,%zmm2,%zmm6
vmulps	%zmm31,%zmm6,%zmm14
leaq	3(%r8),%rax
vcvtsi2ss	%rax,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm4,%zmm2
vandps	%zmm19,%zmm2,%zmm2
vsubps	%zmm2,%zmm28,%zmm6
vmaxps	%zmm30,%zmm6,%zmm6
vsubps	%zmm2,%zmm20,%zmm2
vmaxps	%zmm30,%zmm2,%zmm2
vmulps	%zmm6,%zmm6,%zmm16
vmulps	%zmm2,%zmm2,%zmm17
vmulps	%zmm16,%zmm6,%zmm6
vmulps	%zmm21,%zmm6,%zmm6
vfmadd231ps	%zmm17,%zmm2,%zmm6
vmulps	%zmm31,%zmm6,%zmm16
leaq	4(%r8),%rax
vcvtsi2ss	%rax,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm4,%zmm2
vandps	%zmm19,%zmm2,%zmm2
vsubps	%zmm2,%zmm28,%zmm6
vmaxps	%zmm30,%zmm6,%zmm6
vsubps	%zmm2,%zmm20,%zmm2
vmaxps	%zmm30,%zmm2,%zmm2
vmulps	%zmm6,%zmm6,%zmm17
vmulps	%zmm2,%zmm2,%zmm19
vmulps	%zmm17,%zmm6,%zmm6
vmulps	%zmm21,%zmm6,%zmm6
vfmadd231ps	%zmm19,%zmm2,%zmm6
vmulps	%zmm31,%zmm6,%zmm17
cmpl	%esi,%r14d
cmovll	%r14d,%esi
movl	%esi,%eax
sarl	$31,%eax
andnl	%esi,%eax,%eax
addq	1424(%rsp),%rax
imulq	%rdx,%rax
cmpl	%ecx,%r13d
cmovll	%r13d,%ecx
movl	%ecx,%esi
sarl	$31,%esi
andnl	%ecx,%esi,%ecx
leaq	(%rax,%rcx,4),%r11
addq	136(%rsp),%r11
movq	1296(%rsp),%r10
movq	1360(%rsp),%rsi
movq	128(%rsp),%r8
leaq	109120(%r12),%r13
xorl	%ecx,%ecx
jmp	96f
.p2align	4
95:
incq	%rcx
addq	464(%rsp),%r11
movq	8(%rsp),%rax
addq	%rax,%r13
addq	%rax,%r8
addq	%rax,%rsi
addq	%rax,%r10
vmovaps	%zmm19,%zmm0
cmpq	40(%rsp),%rcx
je	93b
96:
testq	%rbx,%rbx
je	98f
movq	%r12,%rax
xorl	%edi,%edi
.p2align	4
97:
vmulps	(%r11,%rdi,4){1to16},%zmm10,%zmm2
leaq	(%r11,%rdi,4),%r14
vfmadd231ps	(%rdx,%r14){1to16},%zmm12,%zmm2
addq	%rdx,%r14
vfmadd231ps	(%rdx,%r14){1to16},%zmm14,%zmm2
addq	%rdx,%r14
vfmadd231ps	(%rdx,%r14){1to16},%zmm16,%zmm2
addq	%rdx,%r14
vfmadd231ps	(%rdx,%r14){1to16},%zmm17,%zmm2
vmovaps	%zmm2,(%rax)
incq	%rdi
addq	$192,%rax
cmpq	%rdi,%rbx
jne	97b
98:
testq	%rbp,%rbp
je	322f
movq	%r12,%rdi
xorl	%eax,%eax
.p2align	4
99:
vmulps	(%rdi),%zmm3,%zmm19
vmovaps	192(%rdi),%zmm2
vmovaps	384(%rdi),%zmm6
vmovaps	576(%rdi),%zmm20
vfmadd231ps	%zmm5,%zmm2,%zmm19
vmulps	%zmm2,%zmm3,%zmm2
vfmadd231ps	%zmm6,%zmm5,%zmm2
vfmadd231ps	%zmm20,%zmm7,%zmm2
vmovaps	768(%rdi),%zmm21
vfmadd231ps	%zmm21,%zmm8,%zmm2
vfmadd231ps	960(%rdi),%zmm9,%zmm2
vfmadd231ps	%zmm7,%zmm6,%zmm19
leaq	384(%rdi),%rdi
vfmadd231ps	%zmm8,%zmm20,%zmm19
vfmadd231ps	%zmm9,%zmm21,%zmm19
vmulps	-64(%r13,%rax),%zmm19,%zmm6
vfmadd213ps	%zmm0,%zmm6,%zmm19
vaddps	%zmm6,%zmm13,%zmm0
vfmadd231ps	-64(%r8,%rax),%zmm6,%zmm18
vmulps	(%r13,%rax),%zmm2,%zmm6
vfmadd231ps	%zmm2,%zmm6,%zmm19
vaddps	%zmm6,%zmm0,%zmm13
vfmadd231ps	(%r8,%rax),%zmm6,%zmm18
subq	$-128,%rax
vmovaps	%zmm19,%zmm0
cmpq	%rax,%r15
jne	99b
movq	272(%rsp),%rax
cmpl	%eax,40(%rsp)
jbe	95b
jmp	323f
.p2align	4
322:
vmovaps	%zmm0,%zmm19
movq	272(%rsp),%rax
cmpl	%eax,40(%rsp)
jbe	95b
323:
movq	336(%rsp),%rax
xorl	%edi,%edi
movq	400(%rsp),%r14
.p2align	4
324:
vmulps	(%rax),%zmm3,%zmm0
vfmadd231ps	192(%rax),%zmm5,%zmm0
vfmadd231ps	384(%rax),%zmm7,%zmm0
vfmadd231ps	576(%rax),%zmm8,%zmm0
vfmadd231ps	768(%rax),%zmm9,%zmm0
vmulps	(%r10,%rdi),%zmm0,%zmm2
vfmadd231ps	%zmm0,%zmm2,%zmm19
vaddps	%zmm2,%zmm13,%zmm13
vfmadd231ps	(%rsi,%rdi),%zmm2,%zmm18
addq	$64,%rdi
addq	%r9,%rax
decq	%r14
jne	324b
jmp	95b
.p2align	4
325:
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2448(%rsp)
vmovups	%zmm0,2384(%rsp)
vmovups	%zmm0,2320(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm23,%xmm23,%xmm23
vmovups	%zmm0,5712(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm11,%xmm11,%xmm11
vmovups	%zmm0,1808(%rsp)
vmovups	%zmm0,1936(%rsp)
vmovups	%zmm0,1872(%rsp)
vmovaps	%zmm4,%zmm25
vmovaps	%zmm31,%zmm1
vmovaps	%zmm8,%zmm7
vmovaps	%zmm9,%zmm4
vpbroadcastd	364f(%rip),%zmm22
326:
vmovups	%zmm25,336(%rsp)
vmovups	%zmm7,400(%rsp)
vmovups	%zmm4,464(%rsp)
vmovups	%zmm24,912(%rsp)
vmovups	%zmm27,272(%rsp)
vmovups	%zmm23,720(%rsp)
vmovups	%zmm20,784(%rsp)
vmovups	%zmm11,528(%rsp)
vmovups	%zmm10,976(%rsp)
vmovups	%zmm5,848(%rsp)
vmovups	%zmm3,2000(%rsp)
vmovups	6736(%rsp),%zmm0
vaddps	4624(%rsp),%zmm0,%zmm0
vmovups	%zmm0,656(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm12,%xmm12,%xmm12
testb	%r10b,%r10b
vbroadcastss	349f(%rip),%zmm20
vxorps	%xmm4,%xmm4,%xmm4
jne	48b
movq	(%rsp),%rcx
leaq	109056(%r12),%rdx
xorl	%esi,%esi
.p2align	4
327:
xorl	%eax,%eax
movq	%r15,%r8
vpbroadcastd	365f(%rip),%zmm23
vpbroadcastd	338f(%rip),%zmm24
vbroadcastss	366f(%rip),%zmm25
vbroadcastss	367f(%rip),%zmm31
vbroadcastss	368f(%rip),%zmm7
vbroadcastss	369f(%rip),%zmm21
vbroadcastss	372f(%rip),%zmm3
vbroadcastss	373f(%rip),%zmm5
vbroadcastss	374f(%rip),%zmm11
vbroadcastss	375f(%rip),%zmm27
.p2align	4
328:
vmovaps	(%rdx,%rax),%zmm2
vmovaps	%zmm4,%zmm0
vmovaps	(%rcx,%rax),%zmm4
vdivps	%zmm2,%zmm28,%zmm6
vsubps	%zmm2,%zmm4,%zmm4
vmulps	%zmm6,%zmm4,%zmm4
vcmpltps	%zmm4,%zmm29,%k1
vaddps	%zmm29,%zmm6,%zmm6
vmovaps	%zmm4,%zmm6 {%k1}
vaddps	%zmm28,%zmm6,%zmm15
vpaddd	%zmm22,%zmm15,%zmm15
vpandd	%zmm23,%zmm15,%zmm15
vpsubd	%zmm15,%zmm24,%zmm16
vcvtdq2ps	%zmm15,%zmm15
vaddps	%zmm29,%zmm16,%zmm17
vfmadd231ps	%zmm6,%zmm16,%zmm17
vmulps	%zmm17,%zmm17,%zmm6
vmovaps	%zmm25,%zmm16
vfmadd213ps	%zmm31,%zmm17,%zmm16
vmovaps	%zmm7,%zmm18
vmovaps	%zmm3,%zmm19
vfmadd213ps	%zmm21,%zmm17,%zmm18
vfmadd213ps	%zmm5,%zmm17,%zmm19
vfmadd231ps	%zmm11,%zmm6,%zmm19
vfmadd213ps	%zmm18,%zmm6,%zmm19
vfmadd213ps	%zmm16,%zmm6,%zmm19
vaddps	%zmm28,%zmm4,%zmm16
vfmadd213ps	%zmm17,%zmm6,%zmm19
vmaxps	%zmm29,%zmm4,%zmm4
vaddps	%zmm28,%zmm2,%zmm6
vdivps	%zmm6,%zmm28,%zmm6
vfmadd231ps	%zmm27,%zmm15,%zmm19
vfmsub231ps	%zmm16,%zmm19,%zmm4
vmulps	%zmm6,%zmm6,%zmm15
vmulps	%zmm15,%zmm6,%zmm16
vaddps	%zmm6,%zmm14,%zmm14
vaddps	%zmm15,%zmm13,%zmm13
vfmadd231ps	%zmm4,%zmm2,%zmm12
vmovaps	%zmm0,%zmm4
vaddps	%zmm16,%zmm10,%zmm10
vfmadd231ps	%zmm15,%zmm15,%zmm9
vfmadd231ps	%zmm15,%zmm16,%zmm8
vfmadd231ps	%zmm16,%zmm16,%zmm4
addq	$64,%rax
decq	%r8
jne	328b
incq	%rsi
movq	8(%rsp),%rax
addq	%rax,%rdx
addq	%rax,%rcx
cmpq	%r15,%rsi
jne	327b
jmp	48b
.p2align	4
329:
vdivps	5456(%rsp),%zmm28,%zmm0
vmulps	5520(%rsp),%zmm0,%zmm0
vpaddd	%zmm22,%zmm0,%zmm1
vpandd	%zmm5,%zmm1,%zmm1
vpsubd	%zmm1,%zmm6,%zmm2
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm28,%zmm0,%zmm2
vmulps	%zmm2,%zmm2,%zmm3
vbroadcastss	366f(%rip),%zmm4
vfmadd213ps	367f(%rip){1to16},%zmm2,%zmm4
vbroadcastss	368f(%rip),%zmm5
vfmadd213ps	369f(%rip){1to16},%zmm2,%zmm5
vbroadcastss	372f(%rip),%zmm0
vfmadd213ps	373f(%rip){1to16},%zmm2,%zmm0
vfmadd231ps	374f(%rip){1to16},%zmm3,%zmm0
vfmadd213ps	%zmm5,%zmm3,%zmm0
vfmadd213ps	%zmm4,%zmm3,%zmm0
vfmadd213ps	%zmm2,%zmm3,%zmm0
vfmadd231ps	375f(%rip){1to16},%zmm1,%zmm0
vmovups	5392(%rsp),%zmm1
vfmadd231ps	376f(%rip){1to16},%zmm1,%zmm0
vmovups	5584(%rsp),%zmm1
vfmadd231ps	377f(%rip){1to16},%zmm1,%zmm0
movl	24(%rsp),%edi
testb	$32,%dil
movq	7264(%rsp),%r8
movq	208(%rsp),%r9
vbroadcastss	336f(%rip),%zmm2
movq	80(%rsp),%rcx
vbroadcastss	342f(%rip),%zmm19
vbroadcastss	343f(%rip),%zmm21
vbroadcastss	344f(%rip),%zmm23
vbroadcastss	345f(%rip),%zmm5
vbroadcastss	346f(%rip),%zmm7
vpbroadcastd	347f(%rip),%zmm8
movq	88(%rsp),%rsi
movq	104(%rsp),%rdx
jne	7b
vmovaps	%zmm15,%zmm24
vbroadcastss	352f(%rip),%zmm4
vmovups	3408(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm28,%zmm3
vmovups	3472(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm28,%zmm1
vmovaps	%zmm2,%zmm17
vmovups	3536(%rsp),%zmm2
vmaxps	%zmm4,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vdivps	%zmm2,%zmm28,%zmm13
vmovups	3664(%rsp),%zmm2
vmaxps	%zmm4,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vdivps	%zmm2,%zmm28,%zmm15
vmulps	3600(%rsp),%zmm1,%zmm2
vmulps	%zmm3,%zmm2,%zmm14
vmovaps	%zmm14,%zmm2
vfnmadd213ps	%zmm28,%zmm14,%zmm2
vbroadcastss	378f(%rip),%zmm6
vmaxps	%zmm6,%zmm2,%zmm4
vsqrtps	%zmm4,%zmm4
vdivps	%zmm4,%zmm28,%zmm7
vmulps	3728(%rsp),%zmm13,%zmm4
vmulps	%zmm3,%zmm4,%zmm8
vmulps	3792(%rsp),%zmm13,%zmm4
vmulps	%zmm14,%zmm8,%zmm5
vfmsub231ps	%zmm4,%zmm1,%zmm5
vmulps	%zmm7,%zmm5,%zmm9
vmovaps	%zmm8,%zmm5
vfnmadd213ps	%zmm28,%zmm8,%zmm5
vfnmadd231ps	%zmm9,%zmm9,%zmm5
vmaxps	%zmm6,%zmm5,%zmm4
vsqrtps	%zmm4,%zmm4
vdivps	%zmm4,%zmm28,%zmm4
vminps	%zmm28,%zmm2,%zmm2
vminps	%zmm2,%zmm5,%zmm2
vmulps	3856(%rsp),%zmm15,%zmm5
vmulps	%zmm3,%zmm5,%zmm10
vmulps	3920(%rsp),%zmm15,%zmm5
vmulps	%zmm14,%zmm10,%zmm6
vfmsub231ps	%zmm5,%zmm1,%zmm6
vmulps	%zmm7,%zmm6,%zmm11
vmulps	3984(%rsp),%zmm15,%zmm5
vmulps	%zmm8,%zmm10,%zmm6
vfmsub231ps	%zmm5,%zmm13,%zmm6
vfnmadd231ps	%zmm9,%zmm11,%zmm6
vmulps	%zmm4,%zmm6,%zmm12
vmovaps	%zmm10,%zmm16
vfnmadd213ps	%zmm28,%zmm10,%zmm16
vfnmadd231ps	%zmm11,%zmm11,%zmm16
vfnmadd231ps	%zmm12,%zmm12,%zmm16
vminps	%zmm2,%zmm16,%zmm2
vcmpgtps	379f(%rip){1to16},%zmm2,%k0
vmovups	4048(%rsp),%zmm18
vandps	%zmm17,%zmm18,%zmm2
vmaxps	%zmm30,%zmm2,%zmm2
vmovups	4176(%rsp),%zmm6
vandps	%zmm17,%zmm6,%zmm5
vmaxps	%zmm2,%zmm5,%zmm2
vcmpleps	%zmm28,%zmm25,%k2
vcmpleps	383f(%rip){1to16},%zmm2,%k3 {%k2}
vmovups	4112(%rsp),%zmm17
vaddps	%zmm17,%zmm18,%zmm2
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	6032(%rsp),%zmm5
vminps	%zmm2,%zmm5,%zmm2
vmovaps	%zmm5,%zmm2 {%k1}
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	6096(%rsp),%zmm5
vmaxps	%zmm2,%zmm5,%zmm2
vmovaps	%zmm5,%zmm2 {%k1}
vbroadcastss	208(%r11),%zmm5
vmovaps	%zmm2,%zmm17 {%k3}
vbroadcastss	12(%r11),%zmm2
vcmpeqps	358f(%rip){1to16},%zmm25,%k1
vmovaps	%zmm5,%zmm17 {%k1}
movq	%rdx,%rax
shlq	$6,%rax
vmovaps	%zmm17,(%r9,%rax)
vmovups	4240(%rsp),%zmm18
vaddps	%zmm18,%zmm6,%zmm6
vcmpunordps	%zmm6,%zmm6,%k4
vmovups	6160(%rsp),%zmm17
vminps	%zmm6,%zmm17,%zmm6
vmovaps	%zmm17,%zmm6 {%k4}
vcmpunordps	%zmm6,%zmm6,%k4
vmovups	6224(%rsp),%zmm17
vmaxps	%zmm6,%zmm17,%zmm6
vmovaps	%zmm17,%zmm6 {%k4}
vmovaps	%zmm6,%zmm18 {%k3}
vmovaps	%zmm5,%zmm18 {%k1}
addq	%r14,%rdx
shlq	$6,%rdx
movq	%rdx,%rbx
vmovaps	%zmm18,(%r9,%rdx)
vmovups	4432(%rsp),%zmm18
vaddps	4304(%rsp),%zmm18,%zmm6
vcmpunordps	%zmm6,%zmm6,%k4
vmovups	6288(%rsp),%zmm17
vminps	%zmm6,%zmm17,%zmm6
vmovaps	%zmm17,%zmm6 {%k4}
vcmpunordps	%zmm6,%zmm6,%k4
vmovups	6352(%rsp),%zmm17
vmaxps	%zmm6,%zmm17,%zmm6
vmovaps	%zmm17,%zmm6 {%k4}
vmovaps	%zmm6,%zmm18 {%k3}
leaq	(%r9,%rax),%rdx
vmulps	%zmm2,%zmm18,%zmm6
vmovaps	%zmm5,%zmm6 {%k1}
movq	%r14,%rcx
shlq	$7,%rcx
vmovaps	%zmm6,(%rcx,%rdx)
vmovups	4496(%rsp),%zmm18
vaddps	4368(%rsp),%zmm18,%zmm6
vcmpunordps	%zmm6,%zmm6,%k4
vmovups	6416(%rsp),%zmm17
vminps	%zmm6,%zmm17,%zmm6
vmovaps	%zmm17,%zmm6 {%k4}
vcmpunordps	%zmm6,%zmm6,%k4
vmovups	6480(%rsp),%zmm17
vmaxps	%zmm6,%zmm17,%zmm6
vmovaps	%zmm17,%zmm6 {%k4}
vmovaps	%zmm6,%zmm18 {%k3}
vmulps	%zmm2,%zmm18,%zmm6
vmovaps	%zmm5,%zmm6 {%k1}
leaq	(%r14,%r14,2),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm6,(%rsi,%rdx)
movl	$4,%edx
testb	$2,%dil
je	332f
vmaxps	378f(%rip){1to16},%zmm16,%zmm6
vsqrtps	%zmm6,%zmm6
vbroadcastss	362f(%rip),%zmm18
vxorps	%zmm18,%zmm14,%zmm16
vdivps	%zmm6,%zmm28,%zmm14
vmulps	%zmm2,%zmm13,%zmm13
vmulps	%zmm2,%zmm15,%zmm15
kandw	%k0,%k2,%k2
andl	$4,%edi
movl	%edi,%edx
shrl	$2,%edx
movq	%r14,%r8
shlq	$8,%r8
addq	%r9,%r8
movl	%edi,%ebp
xorl	%esi,%esi
testl	%edi,%edi
setne	%sil
leaq	6(%rdx,%rdx,2),%rdi
movl	$13,%edx
movl	$7,%r10d
cmoveq	%r10,%rdx
addq	$5,%rsi
imulq	%r14,%rsi
shlq	$6,%rsi
addq	%r9,%rsi
imulq	%r14,%rdi
shlq	$6,%rdi
addq	%r9,%rdi
imulq	%r14,%rdx
shlq	$6,%rdx
addq	%r9,%rdx
vmulps	%zmm16,%zmm7,%zmm17
vfmadd231ps	%zmm17,%zmm9,%zmm8
vxorps	%zmm18,%zmm8,%zmm2
vmulps	%zmm2,%zmm4,%zmm16
vxorps	%zmm18,%zmm7,%zmm2
vmulps	%zmm2,%zmm9,%zmm2
vmulps	%zmm4,%zmm2,%zmm9
vfmadd231ps	%zmm17,%zmm11,%zmm10
vfmadd231ps	%zmm16,%zmm12,%zmm10
vxorps	%zmm18,%zmm10,%zmm2
vmulps	%zmm2,%zmm14,%zmm8
vmulps	%zmm11,%zmm7,%zmm2
vfmadd231ps	%zmm9,%zmm12,%zmm2
vxorps	%zmm18,%zmm2,%zmm2
vmulps	%zmm2,%zmm14,%zmm6
vxorps	%zmm18,%zmm4,%zmm2
vmulps	%zmm2,%zmm12,%zmm2
vmulps	%zmm14,%zmm2,%zmm2
vmovaps	%zmm17,%zmm10
vfmadd213ps	%zmm28,%zmm17,%zmm10
vfmadd231ps	%zmm16,%zmm16,%zmm10
vfmadd231ps	%zmm8,%zmm8,%zmm10
vmulps	%zmm10,%zmm3,%zmm10
vmovaps	%zmm5,%zmm11
vmulps	%zmm10,%zmm3,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%r8)
movq	7264(%rsp),%r8
vmulps	%zmm7,%zmm7,%zmm10
vfmadd231ps	%zmm9,%zmm9,%zmm10
vfmadd231ps	%zmm6,%zmm6,%zmm10
vmulps	%zmm10,%zmm1,%zmm10
vmovaps	%zmm5,%zmm11
vmulps	%zmm10,%zmm1,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%rsi)
vmulps	%zmm4,%zmm4,%zmm10
vfmadd231ps	%zmm2,%zmm2,%zmm10
vmulps	%zmm13,%zmm10,%zmm10
vmovaps	%zmm5,%zmm11
vmulps	%zmm10,%zmm13,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%rdi)
vmulps	%zmm14,%zmm14,%zmm10
vmulps	%zmm15,%zmm10,%zmm10
vmovaps	%zmm5,%zmm11
vmulps	%zmm10,%zmm15,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%rdx)
movl	$8,%edx
testl	%ebp,%ebp
je	332f
vmulps	%zmm17,%zmm7,%zmm7
vfmadd231ps	%zmm16,%zmm9,%zmm7
vfmadd231ps	%zmm8,%zmm6,%zmm7
vmulps	%zmm7,%zmm1,%zmm7
vmovaps	%zmm5,%zmm10
vmulps	%zmm7,%zmm3,%zmm10 {%k2}
leaq	(%r14,%r14,4),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
addq	%r9,%rsi
vmovaps	%zmm10,(%rax,%rsi)
vmulps	%zmm16,%zmm4,%zmm7
vfmadd231ps	%zmm8,%zmm2,%zmm7
vmulps	%zmm13,%zmm7,%zmm7
vmovaps	%zmm5,%zmm10
vmulps	%zmm7,%zmm3,%zmm10 {%k2}
imulq	$448,%r14,%rsi
addq	%r9,%rsi
vmovaps	%zmm10,(%rax,%rsi)
vmulps	%zmm9,%zmm4,%zmm4
vfmadd231ps	%zmm6,%zmm2,%zmm4
vmulps	%zmm13,%zmm4,%zmm4
vmovaps	%zmm5,%zmm7
vmulps	%zmm4,%zmm1,%zmm7 {%k2}
movq	%r14,%rsi
shlq	$9,%rsi
addq	%r9,%rsi
vmovaps	%zmm7,(%rax,%rsi)
vmulps	%zmm8,%zmm14,%zmm4
vmulps	%zmm15,%zmm4,%zmm4
vmovaps	%zmm5,%zmm7
vmulps	%zmm4,%zmm3,%zmm7 {%k2}
shlq	$7,%rdx
addq	%r9,%rdx
vmovaps	%zmm7,(%rax,%rdx)
vmulps	%zmm6,%zmm14,%zmm3
vmulps	%zmm15,%zmm3,%zmm3
vmovaps	%zmm5,%zmm4
vmulps	%zmm3,%zmm1,%zmm4 {%k2}
imulq	$704,%r14,%rdx
addq	%r9,%rdx
vmovaps	%zmm4,(%rax,%rdx)
vmulps	%zmm2,%zmm14,%zmm1
vmulps	%zmm15,%zmm1,%zmm1
vmulps	%zmm1,%zmm13,%zmm5 {%k2}
shlq	$8,%rcx
addq	%r9,%rcx
vmovaps	%zmm5,(%rax,%rcx)
movl	$14,%edx
332:
cmpb	$0,20(%rsp)
je	6b
vbroadcastss	208(%r11),%zmm1
vcmpeqps	358f(%rip){1to16},%zmm25,%k2
vmovups	3024(%rsp),%zmm2
vaddps	%zmm2,%zmm2,%zmm3
vfmsub132ps	384f(%rip){1to16},%zmm2,%zmm0
vbroadcastss	100(%r11),%zmm4
vfmadd213ps	%zmm30,%zmm24,%zmm4
vmovups	3088(%rsp),%zmm10
vfmadd231ps	104(%r11){1to16},%zmm10,%zmm4
vmovups	3152(%rsp),%zmm9
vfmadd231ps	108(%r11){1to16},%zmm9,%zmm4
vmovups	3216(%rsp),%zmm8
vfmadd231ps	112(%r11){1to16},%zmm8,%zmm4
vmovups	3280(%rsp),%zmm7
vfmadd231ps	116(%r11){1to16},%zmm7,%zmm4
vmovups	3344(%rsp),%zmm6
vfmadd231ps	120(%r11){1to16},%zmm6,%zmm4
vbroadcastss	136(%r11),%zmm2
vmovups	5968(%rsp),%zmm5
vaddps	%zmm4,%zmm5,%zmm4
vfmadd213ps	%zmm30,%zmm24,%zmm2
vfmadd231ps	140(%r11){1to16},%zmm10,%zmm2
vfmadd231ps	144(%r11){1to16},%zmm9,%zmm2
vfmadd231ps	148(%r11){1to16},%zmm8,%zmm2
vfmadd231ps	152(%r11){1to16},%zmm7,%zmm2
vfmadd231ps	156(%r11){1to16},%zmm6,%zmm2
vfmadd132ps	172(%r11){1to16},%zmm30,%zmm24
vfmadd231ps	176(%r11){1to16},%zmm10,%zmm24
vfmadd231ps	180(%r11){1to16},%zmm9,%zmm24
vfmadd231ps	184(%r11){1to16},%zmm8,%zmm24
vfmadd231ps	188(%r11){1to16},%zmm7,%zmm24
vfmadd231ps	192(%r11){1to16},%zmm6,%zmm24
vfmadd231ps	385f(%rip){1to16},%zmm5,%zmm2
vfmadd231ps	386f(%rip){1to16},%zmm5,%zmm24
vmovaps	%zmm1,%zmm0 {%k2}
movq	%rdx,%rcx
imulq	%r14,%rcx
shlq	$6,%rcx
addq	%r9,%rcx
vmovaps	%zmm0,(%rax,%rcx)
vmovaps	%zmm1,%zmm3 {%k2}
leaq	1(%rdx),%rcx
imulq	%r14,%rcx
shlq	$6,%rcx
addq	%r9,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm1,%zmm4 {%k2}
leaq	2(%rdx),%rcx
imulq	%r14,%rcx
shlq	$6,%rcx
addq	%r9,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm1,%zmm2 {%k2}
leaq	3(%rdx),%rcx
imulq	%r14,%rcx
shlq	$6,%rcx
addq	%r9,%rcx
vmovaps	%zmm2,(%rax,%rcx)
vmovaps	%zmm1,%zmm24 {%k2}
addq	$4,%rdx
imulq	%r14,%rdx
shlq	$6,%rdx
addq	%r9,%rdx
vmovaps	%zmm24,(%rax,%rdx)
jmp	6b
333:
addq	$7192,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
334:
vzeroupper
retq
.p2align	6,0x0
335:
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.p2align	2,0x0
336:
.long	2147483647
337:
.long	1400897535
338:
.long	0x3f800000
339:
.long	1048576
342:
.long	0x3f40094e
343:
.long	0x3e1d5a5a
344:
.long	0x3bd74912
345:
.long	0x3f156f3d
346:
.long	0x3d26f715
347:
.long	8388607
348:
.long	0xc9800000
349:
.long	0x3f000000
352:
.long	0x0da24260
353:
.long	0x1e3ce508
354:
.long	0xbf800000
355:
.long	0x41100000
356:
.long	0x3e800000
357:
.long	0x41490fdb
358:
.long	0x40800000
359:
.long	0x40a00000
362:
.long	0x80000000
363:
.long	0x49742400
364:
.long	3234528013
365:
.long	4286578688
366:
.long	0x3eaaac4e
367:
.long	0xbf00000d
368:
.long	0x3e4bdb47
369:
.long	0xbe7fd7d0
372:
.long	0x3e259a3a
373:
.long	0xbe2ec8d2
374:
.long	0xbddadb52
375:
.long	0x33b17218
376:
.long	0x3f317218
377:
.long	0x3feb3f8f
378:
.long	0x358637bd
379:
.long	0x38d1b717
382:
.long	0x40400000
383:
.long	0x7f7fffff
384:
.long	0xbf000000
385:
.long	0x40000000
386:
.long	0x41000000
387:
.long	0x3f400000
388:
.long	0x7149f2ca
389:
.long	0x45800000
392:
.long	0xc5800000
393:
.long	0x41200000
394:
.long	0x3d4ccccd
395:
.long	0xc9742400
396:
.long	0xc0000000
397:
.long	0xc0800000
398:
.long	0x3e2aaaab
399:
.long	0x3c23d70a
422:
.long	0x41400000
423:
.long	0x3fc00000
424:
.long	0x3727c5ac
425:
.long	0x3a83126f
426:
.long	0x41800000
427:
.long	2
428:
.long	4
429:
.long	8
432:
.long	0x350637bd
433:
.long	0x34210fb0
434:
.long	0x3f666666
435:
.long	0x3cf5c28f
436:
.long	0x26901d7d
437:
.long	0x3f800054
438:
.long	0xbf4ccccd
439:
.short	65535
.short	0
.p2align	4,0x0
442:
.long	11
.long	3
.long	10
.long	11
.p2align	5,0x0
443:
.zero	4
.zero	4
.zero	4
.zero	4
.long	13
.long	5
.long	14
.long	15
444:
.zero	4
.zero	4
.zero	4
.zero	4
.long	15
.long	7
.long	14
.long	15
